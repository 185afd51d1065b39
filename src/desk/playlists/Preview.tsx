import { type Fit, isFilling, type Overlay } from '@contract/desk/clipLook';
import type { Clip } from '@contract/desk/media';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { ListedItem } from './ItemList';
import styles from './Preview.module.css';

const QrCode = lazy(() => import('@/ui/QrCode').then(({ QrCode: Component }) => ({ default: Component })));
const IMAGE_SECONDS = 8;

interface Props {
  items: readonly ListedItem[];
  clips: readonly Clip[];
  ticker: { en: string; fr: string };
  /** Scaling for the whole playlist; null: as each clip specifies. */
  fit: Fit | null;
}

const SCREENS = { landscape: { width: 16, height: 9 }, portrait: { width: 9, height: 16 } };

/** Plays a playlist like a screen, with titles, prices, QR codes and ticker, in landscape or portrait. */
export function Preview({ items, clips, ticker, fit }: Props) {
  const { t, i18n } = useTranslation('desk/playlists');
  const [isUpright, setIsUpright] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const language = i18n.language === 'fr' ? 'fr' : 'en';
  const orientation = isUpright ? 'portrait' : 'landscape';
  const visible = items.flatMap((item) => {
    const clip = clips.find(({ id }) => id === item.clip_id);
    const fits = clip?.state === 'ready' && (clip.orientation === 'any' || clip.orientation === orientation);
    return clip && fits ? [{ item, clip }] : [];
  });
  const at = visible.length === 0 ? 0 : position % visible.length;
  const current = visible[at];
  const isFilm = current?.clip.kind === 'video';
  const seconds = current?.item.seconds ?? current?.clip.seconds ?? IMAGE_SECONDS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position has its own time
  useEffect(() => {
    if (!isPlaying || isFilm) return;
    const timer = setTimeout(() => setPosition((previous) => previous + 1), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, isFilm, seconds, position]);
  const next = () => setPosition(at + 1);
  const size = { width: current?.clip.width ?? 0, height: current?.clip.height ?? 0 };
  const choice = fit ?? current?.clip.fit ?? 'auto';
  const fills = isFilling(choice, size, SCREENS[orientation]);
  const isCut = choice === 'fill' && !isFilling('auto', size, SCREENS[orientation]);
  const isProduct = current?.clip.kind === 'product';
  const has = (part: Overlay) => isProduct || (current?.clip.overlays.includes(part) ?? false);
  const line = ticker[language] || ticker.en || ticker.fr;
  return (
    <div className={styles.preview}>
      <div className={styles.screen} data-upright={isUpright || undefined} data-testid="preview">
        {current && isFilm && (
          <video
            key={`${current.item.key} ${position}`}
            src={current.clip.url}
            poster={current.clip.poster || undefined}
            data-fit={fills ? 'fill' : 'fit'}
            muted
            autoPlay={isPlaying}
            playsInline
            onEnded={next}
            onError={next}
          />
        )}
        {current && !isFilm && (
          <img
            src={current.clip.url}
            alt=""
            data-kind={current.clip.kind}
            data-fit={fills ? 'fill' : 'fit'}
          />
        )}
        {current ? (
          <div className={styles.caption} data-plain={!has('gradient') || isProduct || undefined}>
            {has('title') && (
              <p className={styles.title}>{current.clip.title[language] || current.clip.title.en}</p>
            )}
            {current.clip.price && <p className={styles.price}>{current.clip.price}</p>}
          </div>
        ) : (
          <p className={styles.nothing}>{t('nothingToShow')}</p>
        )}
        {current?.item.has_qr && (
          <div className={styles.code}>
            <Suspense>
              <QrCode text={new URL(current.clip.link, location.origin).href} label={t('qr')} />
            </Suspense>
          </div>
        )}
        {line && <p className={styles.ticker}>{line}</p>}
      </div>
      <div className={styles.controls}>
        <Button
          size="sm"
          icon={isPlaying ? 'pause' : 'play'}
          onClick={() => setIsPlaying(!isPlaying)}
          disabled={!current}
        >
          {t(isPlaying ? 'stop' : 'play')}
        </Button>
        <Button size="sm" variant="secondary" icon="chevronRight" onClick={next} disabled={!current}>
          {t('nextClip')}
        </Button>
        <Button size="sm" variant="quiet" aria-pressed={isUpright} onClick={() => setIsUpright(!isUpright)}>
          {t('upright')}
        </Button>
      </div>
      {current && size.width > 0 && (isCut || !fills) && (
        <Notice tone="warn">{t(isCut ? 'cutOff' : 'hasBars')}</Notice>
      )}
      {current && <p role="status">{t('position', { at: at + 1, count: visible.length })}</p>}
    </div>
  );
}
