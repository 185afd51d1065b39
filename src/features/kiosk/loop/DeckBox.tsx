import type { Ref } from 'react';
import styles from './Loop.module.css';

/** The elements of a deck. Which of them is in front its deck says, between two frames; React does not take part. */
export const DeckBox = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} aria-hidden="true">
    <video
      className={styles.item}
      muted
      playsInline
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
    >
      <track kind="captions" />
    </video>
    <img className={styles.item} alt="" />
  </div>
);
