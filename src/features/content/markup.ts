import type { ItemsPerDisplay } from '@/ui/useItemsPerPage';

/** Booleans in markup: numeric text by value, yes and true, no and false (shell specification §5). */
export function isOn(value: string | undefined): boolean {
  const word = (value ?? '').trim().toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return Number(word) > 0;
}

/** A positive number of an attribute, else the fallback. */
export function numberOf(value: string | undefined, fallback: number): number {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) && number > 0 ? number : fallback;
}

/** data-items-xs to data-items-xl; a missing one is as the next smaller. */
export function itemsPerDisplay(
  attributes: Record<string, string>,
  fallback: ItemsPerDisplay,
): ItemsPerDisplay {
  const at = (size: keyof ItemsPerDisplay, smaller: number) => {
    const value = attributes[`data-items-${size}`];
    return value === undefined ? smaller : Math.max(1, Math.round(numberOf(value, smaller)));
  };
  const isGiven = (['xs', 'sm', 'md', 'lg', 'xl'] as const).some((size) => attributes[`data-items-${size}`]);
  if (!isGiven) return fallback;
  const xs = at('xs', 1);
  const sm = at('sm', xs);
  const md = at('md', sm);
  const lg = at('lg', md);
  return { xs, sm, md, lg, xl: at('xl', lg) };
}

/** Items of a carousel when nothing is said, and of products (shell specification §9). */
export const oneItem: ItemsPerDisplay = { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 };
export const productItems: ItemsPerDisplay = { xs: 1, sm: 2, md: 2, lg: 3, xl: 4 };
