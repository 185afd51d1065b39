import { listDevices } from '@contract/desk/devices';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DataTable } from '@/desk/ui/DataTable';
import { PageHead } from '@/desk/ui/PageHead';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { BulkCommands } from './BulkCommands';
import { BulkDialog } from './BulkDialog';
import { DeviceFilterFields } from './DeviceFilterFields';
import { DeviceSummary } from './DeviceSummary';
import styles from './Devices.module.css';
import { matchesFilters, useDeviceFilters } from './deviceFilters';
import { RegisterDialog } from './RegisterDialog';
import { useDeviceColumns } from './useDeviceColumns';

const POLL_MS = 10_000;

/** All devices of the dealer. Heartbeats announce no events: the list is read again every ten seconds while it is visible. */
export function DevicesPage() {
  const { t } = useTranslation('devices');
  const isRegistering = useParams()['*'] === 'register';
  const navigate = useNavigate();
  const mayEdit = useMay('editor');
  const isOwner = useMay('owner');
  const { data, error } = useRead(listDevices, undefined, { pollingInterval: POLL_MS });
  const [filters, setFilter] = useDeviceFilters();
  const [selection, setSelection] = useState<string[]>([]);
  const [isChanging, setIsChanging] = useState(false);
  // The frame mounts a screen anew at each path, so the name comes with the path.
  const registered = String((useLocation().state as { registered?: string } | null)?.registered ?? '');
  const columns = useDeviceColumns(data);
  const all = data?.devices;
  const key = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: key stands for the filters, which are a new object each time
  const rows = useMemo(() => (all ?? []).filter((device) => matchesFilters(device, filters)), [all, key]);
  const visible = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  const selected = selection.filter((id) => visible.has(id));
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {isOwner && (
          <ButtonLink to="/devices/settings" variant="secondary" icon="mail">
            {t('settings')}
          </ButtonLink>
        )}
        {mayEdit && (
          <ButtonLink to="/devices/register" icon="plus">
            {t('register')}
          </ButtonLink>
        )}
      </PageHead>
      {registered !== '' && (
        <Notice
          tone="good"
          onDismiss={() => void navigate('.', { replace: true })}
          dismissLabel={t('frame:close')}
        >
          {t('registered', { name: registered })}
        </Notice>
      )}
      {error && !data && <Notice tone="bad">{error.message || t('frame:failed')}</Notice>}
      {data && <DeviceSummary devices={data.devices} />}
      {data && (
        <DataTable
          caption={t('title')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          empty={data.devices.length === 0 ? t('none') : t('noneFiltered')}
          sortedBy="state"
          {...(mayEdit && { selection: selected, onSelect: setSelection })}
          tools={
            <>
              <DeviceFilterFields
                devices={data.devices}
                locations={data.locations}
                filters={filters}
                onChange={setFilter}
              />
              {selected.length > 0 && (
                <div className={styles.bulk}>
                  <span aria-live="polite">{t('selected', { count: selected.length })}</span>
                  <Button size="sm" icon="edit" onClick={() => setIsChanging(true)}>
                    {t('changeSelected')}
                  </Button>
                  <Button size="sm" variant="quiet" onClick={() => setSelection([])}>
                    {t('clearSelection')}
                  </Button>
                  <BulkCommands ids={selected} />
                </div>
              )}
            </>
          }
        />
      )}
      {data && (
        <BulkDialog
          isOpen={isChanging}
          ids={selected}
          data={data}
          onClose={(isDone) => {
            setIsChanging(false);
            if (isDone) setSelection([]);
          }}
        />
      )}
      {data && mayEdit && (
        <RegisterDialog
          isOpen={isRegistering}
          data={data}
          onClose={(name) => void navigate('/devices', { replace: true, state: { registered: name } })}
        />
      )}
    </>
  );
}
