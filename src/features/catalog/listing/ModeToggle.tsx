import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './ListingToolbar.module.css';
import type { DisplayMode } from './listingQuery';

interface Props {
  modes: DisplayMode[];
  mode: DisplayMode;
  onChange: (mode: DisplayMode) => void;
}

export function ModeToggle({ modes, mode, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const names = { grid: t('showGrid'), list: t('showList') };
  return (
    <div className={styles.modes}>
      {modes.map((choice) => (
        <button
          type="button"
          key={choice}
          aria-label={names[choice]}
          title={names[choice]}
          aria-pressed={choice === mode}
          onClick={() => onChange(choice)}
        >
          <Icon name={choice} size={1.25} />
        </button>
      ))}
    </div>
  );
}
