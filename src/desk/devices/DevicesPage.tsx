import { listDevices } from '@contract/desk/devices';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DataTable } from '@/desk/ui/DataTable';
import { AFTER_SAVE } from '@/desk/ui/LeaveGuard';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { SelectionBar } from '@/desk/ui/SelectionBar';
import { useFilters } from '@/desk/ui/useFilters';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { BulkCommands } from './BulkCommands';
import { DeviceFilterFields } from './DeviceFilterFields';
import { DeviceSummary } from './DeviceSummary';
import { DevicesDialog } from './DevicesDialog';
import { filterNames, matchesFilters } from './deviceFilters';
import { RegisterDialog } from './RegisterDialog';
import { useDeviceColumns } from './useDeviceColumns';

const POLL_MS = 10_000;

/** All devices of the dealer. Heartbeats trigger no desk event, so the list is polled every ten seconds while it is visible. */
export function DevicesPage() {
  const { t } = useTranslation(['desk/devices', 'desk/frame']);
  const isRegistering = useParams()['*'] === 'register';
  const navigate = useNavigate();
  const mayEdit = useMay('editor');
  const isOwner = useMay('owner');
  const { data, error, refetch } = useRead(listDevices, undefined, { pollingInterval: POLL_MS });
  const [filters, setFilter] = useFilters(filterNames);
  const [selection, setSelection] = useState<string[]>([]);
  const [isChanging, setIsChanging] = useState(false);
  // Passed with the navigation that closes the dialog, so that the next navigation removes the notice.
  const registered = String((useLocation().state as { registered?: string } | null)?.registered ?? '');
  const columns = useDeviceColumns(data);
  const all = data?.devices;
  const key = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: key identifies the filters, which are a new object each time
  const rows = useMemo(() => (all ?? []).filter((device) => matchesFilters(device, filters)), [all, key]);
  const visible = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  /** The devices of an open dialog, which stay selected when their state changes and the filters no longer match. */
  const [held, setHeld] = useState<string[] | null>(null);
  const selected = held ?? selection.filter((id) => visible.has(id));
  const registerLink = (
    <ButtonLink to="/devices/register" icon="plus">
      {t('register')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        {isOwner && (
          <ButtonLink to="/devices/settings" variant="secondary" icon="mail">
            {t('settings')}
          </ButtonLink>
        )}
        {mayEdit && registerLink}
      </PageHead>
      {registered !== '' && (
        <Notice
          tone="good"
          onDismiss={() => void navigate('.', { replace: true })}
          dismissLabel={t('desk/frame:close')}
        >
          {t('registered', { name: registered })}
        </Notice>
      )}
      <ReadState data={data} error={error} refetch={refetch} />
      {data && <DeviceSummary devices={data.devices} />}
      {data && (
        <DataTable
          caption={t('title')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          empty={
            data.devices.length === 0 ? (
              <EmptyState icon="qr" title={t('none')} action={mayEdit && registerLink}>
                {t('noneText')}
              </EmptyState>
            ) : (
              <EmptyState
                icon="filter"
                title={t('noneFiltered')}
                action={<ButtonLink to="/devices">{t('showAll')}</ButtonLink>}
              />
            )
          }
          isCompact
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
                <SelectionBar
                  text={t('selected', { count: selected.length })}
                  onChange={() => {
                    setHeld(selected);
                    setIsChanging(true);
                  }}
                  onClear={() => setSelection([])}
                >
                  <BulkCommands
                    ids={selected}
                    onOpen={() => setHeld(selected)}
                    onClose={() => setHeld(null)}
                  />
                </SelectionBar>
              )}
            </>
          }
        />
      )}
      {data && (
        <DevicesDialog
          isOpen={isChanging}
          ids={selected}
          data={data}
          onClose={(isDone) => {
            setIsChanging(false);
            setHeld(null);
            if (isDone) setSelection([]);
          }}
        />
      )}
      {data && mayEdit && (
        <RegisterDialog
          isOpen={isRegistering}
          data={data}
          onClose={(name) =>
            void navigate('/devices', { replace: true, state: { registered: name, ...AFTER_SAVE } })
          }
        />
      )}
    </>
  );
}
