import * as z from 'zod/mini';
import { list, number, string, text } from '../../../../contract/fields.ts';
import { type EmailBlock, type EmailScope, note } from '../emailParts.ts';

const item = z.object({
  name: string,
  sku: text(),
  urlKey: text(),
  qty: number(1),
  rowTotal: text(),
});

/** The schema fields of contents with line items. */
export const lineItems = { items: list(item), subtotal: text() };

/** Limits the size of an email; a cart may have more line items. */
export const MAX_ITEMS = 60;

/** The note below a truncated list. */
export const cutNote = ({ t }: EmailScope, count: number): EmailBlock[] =>
  count > MAX_ITEMS ? [note(t('mailMoreItems', { count: count - MAX_ITEMS }))] : [];

/** Line items with their subtotal, if it may be shown; no block without items. */
export function itemBlocks(
  scope: EmailScope,
  items: readonly z.output<typeof item>[],
  subtotal: string,
): EmailBlock[] {
  if (items.length === 0) return [];
  const { t } = scope;
  const rows = items.slice(0, MAX_ITEMS).map(({ name, sku, qty, rowTotal }) => ({
    name,
    detail: [sku, t('mailQuantity', { count: qty })].filter(Boolean).join(' · '),
    total: rowTotal,
  }));
  const totals: EmailBlock[] = subtotal
    ? [{ block: 'totals', rows: [{ label: t('totalSubtotal'), value: subtotal, isTotal: true }] }]
    : [];
  return [{ block: 'items', rows }, ...cutNote(scope, items.length), ...totals];
}
