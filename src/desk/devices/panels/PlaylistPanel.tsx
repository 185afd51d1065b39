import type { DeviceDetails } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';
import styles from '@/desk/devices/DevicePage.module.css';
import type { DevicePanel } from '@/desk/devices/devicePanels';
import { Panel } from '@/desk/ui/Panel';

/** What the device plays, in order. */
function PlaylistPanel({ details: { playlist } }: { details: DeviceDetails }) {
  const { t } = useTranslation('desk/devices');
  return (
    <Panel>
      <h2>{t('playlist')}</h2>
      {playlist.length === 0 ? (
        <p className={styles.muted}>{t('noPlaylist')}</p>
      ) : (
        <ol className={styles.list}>
          {playlist.map(({ video_id, title, picture }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a playlist may repeat a clip
            <li key={`${video_id} ${at}`} className={styles.clip}>
              <span className={styles.thumbnail}>
                {picture && <img src={picture} alt="" loading="lazy" />}
              </span>
              {title}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

export const panel: DevicePanel = { order: 50, role: 'viewer', Component: PlaylistPanel };
