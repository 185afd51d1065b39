import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import { optimised } from '@/ui/pictureSources';
import type { Media } from './media';
import styles from './Spin.module.css';

/** How far a finger moves for a whole turn, as a share of the picture's width. */
const TURN = 0.9;
const FRAME_WIDTH = 750;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A product on a turntable: dragged round, or turned with the arrow keys. */
export function Spin({ item }: { item: Extract<Media, { kind: 'spin' }> }) {
  const { t } = useTranslation('product');
  const [at, setAt] = useState(0);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const frames = item.frames.length > 0 ? item.frames : [item.url];
  const turnTo = (frame: number) =>
    setAt(((Math.round(frame) % frames.length) + frames.length) % frames.length);

  // Every frame is fetched once, so that turning shows no gap.
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
    drag.current = { x: event.clientX, frame: at };
  }
  function move(event: PointerEvent<HTMLDivElement>) {
    if (!drag.current) return;
    const share = (event.clientX - drag.current.x) / (event.currentTarget.clientWidth * TURN);
    turnTo(drag.current.frame - share * frames.length);
  }
  function turn(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turnTo(at + step);
  }
  return (
    <div
      className={styles.spin}
      role="slider"
      tabIndex={0}
      aria-label={item.title || t('spin')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round((at / frames.length) * 360)}
      aria-valuetext={t('degrees', { degrees: Math.round((at / frames.length) * 360) })}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onKeyDown={turn}
    >
      <img
        src={optimised(frames[at] ?? item.url, FRAME_WIDTH)}
        alt=""
        width={720}
        height={720}
        draggable={false}
      />
      <p className={styles.hint}>
        <Icon name="restart" size={1.125} />
        {t('dragToTurn')}
      </p>
    </div>
  );
}
