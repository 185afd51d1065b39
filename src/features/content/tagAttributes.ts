import { AUTOPLAY_MS, type ItemsPerDisplay } from '@/ui/useCarousel';

/** Parses a boolean attribute: yes, true and numbers other than 0 are true; anything else is false (docs/spec/02 §6). */
export function parseBoolean(value: string | undefined): boolean {
  const word = (value ?? '').trim().toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return word !== '' && Number.isFinite(Number(word)) && Number(word) !== 0;
}

/** Parses an attribute as a positive number. Returns the fallback for other values. */
export function parsePositiveNumber(value: string | undefined, fallback: number): number {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) && number > 0 ? number : fallback;
}

/** Reads data-items-xs to data-items-xl. A missing size uses the value of the next smaller size. */
export function itemsPerDisplay(
  attributes: Record<string, string>,
  fallback: ItemsPerDisplay,
): ItemsPerDisplay {
  const itemsAt = (size: keyof ItemsPerDisplay, smaller: number) => {
    const value = attributes[`data-items-${size}`];
    return value === undefined ? smaller : Math.max(1, Math.round(parsePositiveNumber(value, smaller)));
  };
  const hasItemsAttribute = (['xs', 'sm', 'md', 'lg', 'xl'] as const).some(
    (size) => attributes[`data-items-${size}`],
  );
  if (!hasItemsAttribute) return fallback;
  const xs = itemsAt('xs', 1);
  const sm = itemsAt('sm', xs);
  const md = itemsAt('md', sm);
  const lg = itemsAt('lg', md);
  return { xs, sm, md, lg, xl: itemsAt('xl', lg) };
}

/** Default items per display of a carousel (docs/spec/05 §1). */
export const oneItem: ItemsPerDisplay = { xs: 1, sm: 1, md: 1, lg: 1, xl: 1 };

/** The options of a carousel besides its items per display (docs/spec/05 §1). */
export const carouselOptions = (attributes: Record<string, string>) => ({
  alwaysEqualWidthItems: parseBoolean(attributes['data-always-equal-width-items']),
  autoPlay: parseBoolean(attributes['data-auto-play']),
  autoPlayInterval: parsePositiveNumber(attributes['data-auto-play-interval'], AUTOPLAY_MS),
  noArrows: parseBoolean(attributes['data-no-arrows']),
  noDots: parseBoolean(attributes['data-no-dots']),
  noDrag: parseBoolean(attributes['data-no-drag']),
  outerArrows: parseBoolean(attributes['data-outer-arrows']),
});
