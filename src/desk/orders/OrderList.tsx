import {
  getOrdersFile,
  type ListedOrder,
  listDeskOrders,
  type OrderStatus,
  orderStatuses,
} from '@contract/desk/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { CursorPages, useCursorPages } from '@/desk/ui/CursorPages';
import { type Column, DataTable } from '@/desk/ui/DataTable';
import { DayFilter } from '@/desk/ui/DayFilter';
import { useDateText } from '@/desk/ui/dates';
import { FileLink } from '@/desk/ui/FileLink';
import { Filters } from '@/desk/ui/Filters';
import { PageHead } from '@/desk/ui/PageHead';
import { ReadState } from '@/desk/ui/ReadState';
import { useDelayed } from '@/desk/ui/useDelayed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { OrderStatusText } from './orderTexts';

const ALL = { search: '', status: '' as OrderStatus | '', payment: '', kiosk: '', from: '', until: '' };

/** The state of the list. Owned by the parent, so that it is preserved while an order is open. */
export function useOrderView() {
  const [filters, setFilters] = useState(ALL);
  const search = useDelayed(filters.search);
  const request = { ...filters, search };
  const pages = useCursorPages<number>(JSON.stringify(request), 0);
  return { filters, setFilters, request, pages };
}

/** New orders trigger no desk event, so poll. */
const POLL_MS = 30_000;

/** Orders, newest first. The server searches and filters, so that 100,000 orders are as fast as ten. */
export function OrderList({ filters, setFilters, request, pages }: ReturnType<typeof useOrderView>) {
  const { t, i18n } = useTranslation(['desk/orders', 'desk/frame']);
  const dateText = useDateText();
  const { data, error, isFetching, refetch } = useRead(
    listDeskOrders,
    { query: { ...request, before: pages.before } },
    { pollingInterval: POLL_MS },
  );
  const change = (name: keyof typeof ALL) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => setFilters({ ...filters, [name]: target.value }),
  });
  const amount = ({ total, currency }: ListedOrder) =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(total);
  const columns: Column<ListedOrder>[] = [
    {
      id: 'number',
      label: t('number'),
      value: ({ number }) => number,
      cell: ({ id, number }) => <Link to={`/orders/${id}`}>{number}</Link>,
    },
    {
      id: 'placed',
      label: t('placed'),
      value: ({ placed_at }) => placed_at,
      cell: (row) => dateText(row.placed_at),
    },
    { id: 'name', label: t('customer'), value: ({ name, email }) => name || email },
    {
      id: 'status',
      label: t('state'),
      value: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <OrderStatusText status={status} />,
    },
    { id: 'payment', label: t('payment'), value: ({ payment_title }) => payment_title },
    { id: 'kiosk', label: t('origin'), value: ({ kiosk }) => kiosk || t('browser') },
    { id: 'total', label: t('total'), value: ({ total }) => total, cell: amount, isNumeric: true },
  ];
  return (
    <>
      <PageHead title={t('title')} text={t('text')}>
        <FileLink file={{ call: getOrdersFile, query: request }} />
      </PageHead>
      <Filters>
        <TextField type="search" label={t('search')} {...change('search')} />
        <SelectField
          label={t('state')}
          placeholder={t('all')}
          choices={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          {...change('status')}
        />
        <SelectField
          label={t('payment')}
          placeholder={t('all')}
          choices={(data?.payments ?? []).map(({ code, title }) => ({ value: code, label: title }))}
          {...change('payment')}
        />
        <SelectField
          label={t('origin')}
          placeholder={t('all')}
          choices={[
            { value: 'any', label: t('anyKiosk') },
            ...(data?.kiosks ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...change('kiosk')}
        />
        <DayFilter
          label={t('from')}
          value={filters.from}
          onChange={(from) => setFilters({ ...filters, from })}
        />
        <DayFilter
          label={t('until')}
          value={filters.until}
          onChange={(until) => setFilters({ ...filters, until })}
        />
      </Filters>
      <ReadState data={data} error={error} refetch={refetch} />
      {data && (
        <>
          <DataTable
            caption={t('title')}
            rows={data.orders}
            columns={columns}
            rowId={({ id }) => String(id)}
            empty={
              JSON.stringify(request) !== JSON.stringify(ALL) ? (
                <EmptyState
                  icon="filter"
                  title={t('none')}
                  action={
                    <Button variant="secondary" onClick={() => setFilters(ALL)}>
                      {t('desk/frame:clearFilters')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState icon="cart" title={t('nothingYet')}>
                  {t('nothingYetText')}
                </EmptyState>
              )
            }
            hasSearch={false}
          />
          <CursorPages
            pages={pages}
            lastId={data.has_more ? (data.orders.at(-1)?.id ?? 0) : 0}
            isBusy={isFetching}
          />
        </>
      )}
    </>
  );
}
