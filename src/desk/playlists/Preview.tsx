import type { Clip } from '@contract/desk/media';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import type { ListedItem } from './ItemList';
import styles from './Preview.module.css';

const QrCode = lazy(() => import('@/ui/QrCode').then(({ QrCode: Component }) => ({ default: Component })));
const IMAGE_SECONDS = 8;

interface Props {
  items: readonly ListedItem[];
  clips: readonly Clip[];
  ticker: { en: string; fr: string };
}

/** Plays a playlist as a screen does, with titles, prices, QR codes and ticker, wide or upright. */
export function Preview({ items, clips, ticker }: Props) {
  const { t, i18n } = useTranslation('playlists');
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position has a time of its own
  useEffect(() => {
    if (!isPlaying || isFilm) return;
    const timer = setTimeout(() => setPosition((previous) => previous + 1), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, isFilm, seconds, position]);
  const next = () => setPosition(at + 1);
  const line = ticker[language] || ticker.en || ticker.fr;
  return (
    <div className={styles.preview}>
      <div className={styles.screen} data-upright={isUpright || undefined} data-testid="preview">
        {current && isFilm && (
          <video
            key={`${current.item.key} ${position}`}
            src={current.clip.url}
            poster={current.clip.poster || undefined}
            muted
            autoPlay={isPlaying}
            playsInline
            onEnded={next}
            onError={next}
          />
        )}
        {current && !isFilm && <img src={current.clip.url} alt="" data-kind={current.clip.kind} />}
        {current ? (
          <div className={styles.caption}>
            <p className={styles.title}>{current.clip.title[language] || current.clip.title.en}</p>
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
      {current && <p role="status">{t('position', { at: at + 1, count: visible.length })}</p>}
    </div>
  );
}
