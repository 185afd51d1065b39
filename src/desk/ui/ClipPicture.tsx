import type { Clip } from '@contract/desk/media';
import styles from './ClipPicture.module.css';

/** A thumbnail of a clip; a film without a poster shows its first frame. */
export const ClipPicture = ({ clip }: { clip: Clip }) => {
  if (clip.poster || (clip.kind !== 'video' && clip.url))
    return <img className={styles.picture} src={clip.poster || clip.url} alt="" loading="lazy" />;
  return clip.url ? (
    <video className={styles.picture} src={`${clip.url}#t=0.1`} preload="metadata" muted tabIndex={-1} />
  ) : null;
};
