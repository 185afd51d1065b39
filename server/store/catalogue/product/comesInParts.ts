/** Kinds of things that are carried in and put together in their place; furniture is the imported kind, all flat packs. */
const families = new Set(['sectional', 'bed', 'wardrobe', 'furniture']);

export const comesInParts = (family: string): boolean => families.has(family);
