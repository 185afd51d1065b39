import type { Ref } from 'react';
import styles from '@/features/kiosk/loop/Loop.module.css';

/** The elements of a player slot. The slot toggles `data-front` on them between two frames, without React. */
export const PlayerSlotElements = ({ ref }: { ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} aria-hidden="true">
    <video
      className={styles.media}
      muted
      playsInline
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
    >
      <track kind="captions" />
    </video>
    <img className={styles.media} alt="" />
  </div>
);
