import { Icon } from '@/ui/Icon';
import type { IconName } from '@/ui/iconPaths';
import styles from './Status.module.css';

type Tone = 'good' | 'warn' | 'bad' | 'neutral';

const icons: Record<Tone, IconName> = { good: 'check', warn: 'warning', bad: 'warning', neutral: 'minus' };

interface Props {
  tone: Tone;
  /** Overrides the icon of the tone. */
  icon?: IconName | undefined;
  children: string;
}

/** A state in words with an icon, so that it is not conveyed by colour alone. */
export const Status = ({ tone, icon = icons[tone], children }: Props) => (
  <span className={styles.status} data-tone={tone}>
    <Icon name={icon} size={1} />
    {children}
  </span>
);
