import { type DeskLocation, listDeskLocations } from '@contract/desk/locations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { useDeskSession } from '@/desk/session';
import { Panel } from '@/desk/ui/Panel';
import { ReadState } from '@/desk/ui/ReadState';
import { zoneText } from '@/desk/ui/zoneText';
import { Button } from '@/ui/Button';
import { LocationDialog } from './LocationDialog';
import styles from './LocationZones.module.css';

/** The time zones of the locations, which their screens follow. */
export function LocationZones() {
  const { t } = useTranslation('desk/devices');
  const { tenant } = useDeskSession();
  const { data, error, refetch } = useRead(listDeskLocations, undefined);
  const [changed, setChanged] = useState<DeskLocation | null>(null);
  return (
    <Panel label={t('zones')}>
      <h2>{t('zones')}</h2>
      <p>{t('zonesText')}</p>
      <ReadState data={data} error={error} refetch={refetch} />
      {data?.locations.length === 0 && <p>{t('noLocations')}</p>}
      <ul className={styles.list}>
        {data?.locations.map((location) => (
          <li key={location.id}>
            <span>
              <strong>{location.name}</strong>
              <span>
                {location.time_zone
                  ? zoneText(location.time_zone)
                  : t('zoneOfTenant', { zone: zoneText(tenant.time_zone) })}
              </span>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('changeZoneOf', { name: location.name })}
              onClick={() => setChanged(location)}
            >
              {t('changeZone')}
            </Button>
          </li>
        ))}
      </ul>
      {changed && <LocationDialog key={changed.id} location={changed} onClose={() => setChanged(null)} />}
    </Panel>
  );
}
