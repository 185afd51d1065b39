import type { LandingSection } from '@contract/category';

type Section = Pick<LandingSection, 'name' | 'keys' | 'limit'>;

const key = (text: string) => text.replace(/[^\w-]/g, '');

/** Sections that render as custom content tags, so that promotions and brands look the same everywhere. */
const tags: Record<string, (section: Section, category: string) => string | null> = {
  promotions: ({ limit }, category) =>
    `<avb-promotions data-type="custom" data-category="${key(category)}" data-limit="${limit ?? 4}"></avb-promotions>`,
  // Without configured brands, those of the category's listing are shown (BrandTiles).
  brands: ({ keys }) =>
    keys.length > 0 ? `<avb-brands data-slugs="${keys.map(key).join(',')}"></avb-brands>` : null,
};

/** Returns the HTML of such a section; null for any other. category: its url_key. */
export const landingTags = (section: Section, category: string): string | null =>
  (Object.hasOwn(tags, section.name) && tags[section.name]?.(section, category)) || null;
