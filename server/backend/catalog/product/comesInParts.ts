/**
 * Product families that are delivered in parts and assembled on site; `furniture` is the imported family, which ships
 * flat-packed.
 */
const families = new Set(['sectional', 'bed', 'wardrobe', 'furniture']);

export const comesInParts = (family: string): boolean => families.has(family);
