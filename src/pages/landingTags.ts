/** Sections that are custom content tags: promotions and blog posts look the same wherever a dealer puts them. */
const tags: Record<string, (key: string) => string> = {
  promotions: (key) =>
    `<avb-promotions data-type="custom" data-category="${key}" data-limit="4"></avb-promotions>`,
};

/** The content of such a section; null for any other name. key: the category's url_key. */
export const landingTags = (section: string, key: string): string | null =>
  (Object.hasOwn(tags, section) && tags[section]?.(key.replace(/[^\w-]/g, ''))) || null;
