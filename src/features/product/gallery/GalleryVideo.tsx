import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import styles from './GalleryVideo.module.css';
import type { Media } from './media';

interface Props {
  item: Extract<Media, { kind: 'video' | 'embedded' }>;
  /** Whether another item of the gallery is shown in its place: a film that can't be seen ends. */
  isHidden?: boolean;
}

/** A hosted video file, or another site's player that loads only after a click on play. */
export function GalleryVideo({ item, isHidden = false }: Props) {
  const { t } = useTranslation('product');
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isKiosk = useIsKiosk();
  if (isHidden && isPlaying) setPlaying(false);
  useEffect(() => {
    if (isHidden && video.current?.paused === false) video.current.pause();
  }, [isHidden]);
  if (item.kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: product clips are silent turntables
      <video
        ref={video}
        className={styles.video}
        src={item.url}
        poster={item.poster || undefined}
        controls
        playsInline
        loop
        preload="metadata"
      />
    );
  }
  const label = t('playVideo', { name: item.title });
  const cover = (
    <>
      {item.poster && <Picture src={item.poster} alt="" width={900} height={900} sizes="50vw" />}
      <span className={styles.play}>
        <Icon name="play" size={2} isFilled />
      </span>
    </>
  );
  // A kiosk loads no page of another host: its document viewer shows a code that opens the link on a phone.
  if (isKiosk)
    return (
      <a className={styles.start} href={item.url} aria-label={label}>
        {cover}
      </a>
    );
  if (!isPlaying) {
    return (
      <button type="button" className={styles.start} aria-label={label} onClick={() => setPlaying(true)}>
        {cover}
      </button>
    );
  }
  return (
    <iframe
      className={styles.video}
      src={item.url}
      title={item.title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
