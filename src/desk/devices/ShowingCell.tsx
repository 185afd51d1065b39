import type { DeviceRow } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/iconPaths';
import { useDeviceTexts } from './deviceTexts';
import styles from './Showing.module.css';

type Kind = NonNullable<DeviceRow['showing']>['kind'];

const icons: Record<Kind, IconName> = {
  clip: 'play',
  builtin: 'warning',
  visit: 'user',
  emergency: 'bell',
  dark: 'minus',
  unknown: 'info',
};

interface Props {
  device: Pick<DeviceRow, 'showing' | 'state' | 'seen_at' | 'orientation'>;
  /** The server's time. */
  now: string;
  isLarge?: boolean;
}

/** A thumbnail of what a screen shows or last showed, with its title and age. */
export function ShowingCell({ device: { showing, state, seen_at, orientation }, now, isLarge }: Props) {
  const { t } = useTranslation('desk/devices');
  const texts = useDeviceTexts();
  const isLive = state === 'online' || state === 'safe';
  if (!showing || !seen_at) return <span className={styles.none}>{t('showingNothing')}</span>;
  const title = showing.title || t(`showingKinds.${showing.kind}`);
  return (
    <span
      className={styles.showing}
      data-live={isLive}
      data-large={isLarge || undefined}
      data-orientation={orientation}
    >
      <span className={styles.picture}>
        {showing.picture ? (
          <img src={showing.picture} alt="" loading="lazy" />
        ) : (
          <Icon name={icons[showing.kind]} size={1.25} />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.age}>
          {isLive ? texts.agoText(seen_at, now) : t('lastSeen', { time: texts.agoText(seen_at, now) })}
        </span>
      </span>
    </span>
  );
}
