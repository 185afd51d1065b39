import type { LandingSection } from '@/api/contract/category';

type Section = Pick<LandingSection, 'name' | 'keys' | 'limit'>;

const key = (text: string) => text.replace(/[^\w-]/g, '');

/** Sections that are custom content tags: offers and makers look the same wherever a dealer puts them. */
const tags: Record<string, (section: Section, category: string) => string | null> = {
  promotions: ({ limit }, category) =>
    `<avb-promotions data-type="custom" data-category="${key(category)}" data-limit="${limit ?? 4}"></avb-promotions>`,
  // Without makers of the dealer's choice, those of the category's own list are shown (BrandTiles).
  brands: ({ keys }) =>
    keys.length > 0 ? `<avb-brands data-slugs="${keys.map(key).join(',')}"></avb-brands>` : null,
};

/** The content of such a section; null for any other. category: its url_key. */
export const landingTags = (section: Section, category: string): string | null =>
  (Object.hasOwn(tags, section.name) && tags[section.name]?.(section, category)) || null;
