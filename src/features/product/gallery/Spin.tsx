import { ownValue } from '@contract/ownValue';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { optimised } from '@/ui/pictureSources';
import type { Media } from './media';
import styles from './Spin.module.css';

/** Drag distance of a full rotation, as a fraction of the image's width. */
const FULL_ROTATION_SHARE = 0.9;
const FRAME_WIDTH = 750;
/** Maximum movement in px of a tap. */
const MAX_TAP = 4;
/** A tap rotates by a twelfth, 30°. */
const TAPS_PER_ROTATION = 12;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** 360° view, rotated by dragging, by tapping the side to turn to, or with the arrow keys. */
export function Spin({ item }: { item: Extract<Media, { kind: 'spin' }> }) {
  const { t } = useTranslation('product');
  const [current, setCurrent] = useState(0);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const frames = item.frames.length > 0 ? item.frames : [item.url];
  const showFrame = (frame: number) =>
    setCurrent(((Math.round(frame) % frames.length) + frames.length) % frames.length);

  // Preloads all frames, so that rotating shows no gaps.
  useEffect(() => {
    const images = item.frames.map((frame) => {
      const image = new Image();
      image.src = optimised(frame, FRAME_WIDTH);
      return image;
    });
    return () => {
      for (const image of images) image.src = '';
    };
  }, [item.frames]);

  function start(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame: current };
  }
  function move(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return;
    const share = (event.clientX - drag.current.x) / (event.currentTarget.clientWidth * FULL_ROTATION_SHARE);
    showFrame(drag.current.frame - share * frames.length);
  }
  function end(event: PointerEvent<HTMLDivElement>) {
    const from = drag.current;
    drag.current = null;
    if (!from || Math.abs(event.clientX - from.x) > MAX_TAP) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const step = Math.max(1, Math.round(frames.length / TAPS_PER_ROTATION));
    showFrame(from.frame + (event.clientX < left + width / 2 ? -step : step));
  }
  function rotateByKey(event: KeyboardEvent) {
    const step = ownValue(steps, event.key);
    if (step === undefined) return;
    event.preventDefault();
    showFrame(current + step);
  }
  return (
    <div
      className={styles.spin}
      role="slider"
      tabIndex={0}
      aria-label={item.title || t('spin')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round((current / frames.length) * 360)}
      aria-valuetext={t('degrees', { degrees: Math.round((current / frames.length) * 360) })}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onKeyDown={rotateByKey}
    >
      <img
        src={optimised(frames[current] ?? item.url, FRAME_WIDTH)}
        alt=""
        width={720}
        height={720}
        draggable={false}
      />
      <p className={styles.hint}>
        <Icon name="restart" size={1.125} />
        {t('dragToRotate')}
      </p>
    </div>
  );
}
