import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { type MapView, panned, wholeMap, zoomed } from './mapView';
import styles from './StoreMap.module.css';

/** Fraction of the visible area by which a click on an arrow moves. */
const STEP = 0.25;
const ZOOM_STEP = 2;

const arrows = [
  { key: 'mapLeft', icon: 'chevronLeft', by: [-STEP, 0] },
  { key: 'mapUp', icon: 'chevronUp', by: [0, -STEP] },
  { key: 'mapDown', icon: 'chevronDown', by: [0, STEP] },
  { key: 'mapRight', icon: 'chevronRight', by: [STEP, 0] },
] as const;

interface Props {
  onChange: (update: (view: MapView) => MapView) => void;
}

/** Zoom and pan buttons for people who can neither drag nor pinch. */
export function MapControls({ onChange }: Props) {
  const { t } = useTranslation('stores');
  const button = (
    label: string,
    icon: 'plus' | 'minus' | 'restart' | (typeof arrows)[number]['icon'],
    update: (view: MapView) => MapView,
  ) => (
    <button key={label} type="button" aria-label={label} title={label} onClick={() => onChange(update)}>
      <Icon name={icon} size={1.125} />
    </button>
  );
  return (
    <fieldset className={styles.controls} aria-label={t('mapControls')}>
      {button(t('mapZoomIn'), 'plus', (view) => zoomed(view, ZOOM_STEP))}
      {button(t('mapZoomOut'), 'minus', (view) => zoomed(view, 1 / ZOOM_STEP))}
      {arrows.map(({ key, icon, by }) => button(t(key), icon, (view) => panned(view, by)))}
      {button(t('mapWhole'), 'restart', () => wholeMap)}
    </fieldset>
  );
}
