import { hasWords } from '@contract/searchWords';
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import styles from './DataTable.module.css';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

/** A column. value: used for sorting and searching, absent in a column of actions; cell: what is shown, by default the value */
export interface Column<Row> {
  id: string;
  label: string;
  value?: (row: Row) => string | number;
  cell?: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /**
   * Position in a compact row on a phone: at the start or end of the first line, below it, or nowhere. roomy: only if the table is wide
   * enough
   */
  phone?: 'head' | 'aside' | 'line' | 'hidden' | 'roomy';
}

interface Props<Row> {
  /** Accessible name of the table. */
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Shown instead of an empty table. */
  empty: ReactNode;
  /** Id of the initial sort column; '-name' sorts descending. */
  sortedBy?: string;
  /** Ids of the selected rows. If absent, rows have no checkbox. */
  selection?: readonly string[];
  onSelect?: (ids: string[]) => void;
  /** By default every row can be selected. */
  canSelect?: (row: Row) => boolean;
  /** False if the server searches; the table then has no search field. */
  hasSearch?: boolean;
  /** Rows per page. The default is more than any list of the server has, so that there is a single page. */
  pageSize?: number;
  /** On a phone, a row is a few lines instead of a card with all columns (Column.phone). */
  isCompact?: boolean;
  /** In a compact row on a phone: a summary of the hidden columns, below the first line. */
  phoneText?: (row: Row) => string;
  /** Shown next to the search: filters, and actions for the selection. */
  tools?: ReactNode;
}

const PAGE_SIZE = 50;
const NO_ROWS: never[] = [];

/** A table that sorts, searches and paginates in the browser; fast with several thousand rows. On a phone each row is a card. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, columns, rowId, empty, sortedBy = '', selection, onSelect, tools } = props;
  const {
    canSelect = () => true,
    hasSearch = true,
    isCompact = false,
    pageSize = PAGE_SIZE,
    phoneText,
  } = props;
  const { t } = useTranslation('desk/frame');
  const [search, setSearch] = useState('');
  // The field shows a typed letter immediately; the rows follow as a deferred update.
  const filter = useDeferredValue(search);
  const [sorting, setSorting] = useState<SortingState>(
    sortedBy === '' ? [] : [{ id: sortedBy.replace(/^-/, ''), desc: sortedBy.startsWith('-') }],
  );
  const [pageIndex, setPageIndex] = useState(0);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, label, value, isNumeric }): ColumnDef<typeof features, Row & object> => ({
          id,
          header: label,
          accessorFn: (row) => value?.(row) ?? '',
          sortFn: isNumeric ? 'basic' : 'alphanumeric',
        }),
      ),
    [columns],
  );
  const selected: RowSelectionState = Object.fromEntries((selection ?? NO_ROWS).map((id) => [id, true]));
  const table = useTable({
    features,
    columns: definitions,
    data: rows as (Row & object)[],
    getRowId: (row) => rowId(row),
    globalFilterFn: (row, columnId, value: string) => hasWords(String(row.getValue(columnId)), value),
    enableRowSelection: ({ original }) => canSelect(original),
    enableSortingRemoval: false,
    autoResetPageIndex: false,
    state: {
      sorting,
      globalFilter: filter,
      rowSelection: selected,
      pagination: { pageIndex, pageSize },
    },
    onSortingChange: setSorting,
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(selected) : change;
      onSelect?.(Object.keys(next).filter((id) => next[id]));
    },
  });
  const cellOf = new Map(columns.map((column) => [column.id, column]));
  const found = table.getFilteredRowModel().rows.length;
  const pages = Math.max(1, Math.ceil(found / pageSize));
  // The last page may have disappeared because of a filter or a removal.
  if (pageIndex >= pages) setPageIndex(pages - 1);
  const isEmpty = rows.length === 0;
  return (
    <div className={styles.block}>
      {((hasSearch && (rows.length > 8 || search !== '')) || tools) && (
        <div className={styles.tools}>
          {hasSearch && (
            <TextField
              type="search"
              label={t('table.search')}
              isLabelHidden
              placeholder={t('table.search')}
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
                setPageIndex(0);
              }}
            />
          )}
          {tools}
        </div>
      )}
      {isEmpty && <div className={styles.empty}>{empty}</div>}
      {!isEmpty && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <section className={styles.scroller} aria-label={caption} tabIndex={0}>
          <table className={styles.table} data-compact={isCompact || undefined}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {selection && (
                    <th className={styles.check}>
                      <input
                        type="checkbox"
                        aria-label={t('table.selectAll')}
                        checked={table.getIsAllPageRowsSelected()}
                        onChange={({ target }) => table.toggleAllPageRowsSelected(target.checked)}
                      />
                    </th>
                  )}
                  {group.headers.map(({ id, column }) => {
                    const direction = column.getIsSorted();
                    return (
                      <th
                        key={id}
                        data-numeric={cellOf.get(id)?.isNumeric || undefined}
                        data-phone={isCompact ? (cellOf.get(id)?.phone ?? 'hidden') : undefined}
                        aria-sort={
                          direction === false ? undefined : direction === 'asc' ? 'ascending' : 'descending'
                        }
                      >
                        {cellOf.get(id)?.value ? (
                          <button type="button" onClick={() => column.toggleSorting()}>
                            {cellOf.get(id)?.label}
                            {direction && (
                              <Icon name={direction === 'asc' ? 'chevronUp' : 'chevronDown'} size={0.9} />
                            )}
                          </button>
                        ) : (
                          cellOf.get(id)?.label
                        )}
                      </th>
                    );
                  })}
                </tr>
              ))}
            </thead>
            <tbody>
              {table.getRowModel().rows.map((row) => (
                <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
                  {selection && (
                    <td className={styles.check}>
                      {row.getCanSelect() && (
                        <input
                          type="checkbox"
                          aria-label={t('table.select', {
                            name: String(columns[0]?.value?.(row.original) ?? ''),
                          })}
                          checked={row.getIsSelected()}
                          onChange={({ target }) => row.toggleSelected(target.checked)}
                        />
                      )}
                    </td>
                  )}
                  {columns.map(({ id, label, value, cell, isNumeric, phone = 'hidden' }) => (
                    <td
                      key={id}
                      data-label={label}
                      data-numeric={isNumeric || undefined}
                      data-phone={isCompact ? phone : undefined}
                    >
                      {cell ? cell(row.original) : value?.(row.original)}
                      {phone === 'head' && phoneText && (
                        <small className={styles.phoneText}>{phoneText(row.original)}</small>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {!isEmpty && found === 0 && <p className={styles.empty}>{t('table.nothingFound')}</p>}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('table.pages')}>
          <Button
            variant="secondary"
            size="sm"
            icon="chevronLeft"
            disabled={pageIndex === 0}
            onClick={() => setPageIndex(pageIndex - 1)}
          >
            {t('table.previous')}
          </Button>
          <span aria-live="polite">{t('table.page', { page: pageIndex + 1, pages, count: found })}</span>
          <Button
            variant="secondary"
            size="sm"
            iconAfter="chevronRight"
            disabled={pageIndex + 1 >= pages}
            onClick={() => setPageIndex(pageIndex + 1)}
          >
            {t('table.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}
