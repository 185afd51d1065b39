/** The attribute of point-of-sale marketing (commerce specification §7); its collection shows a section for each value. */
const POSM = 'brandsource_point_of_sale_marketing';
const PREFIX = 'posm:';

/** Values of a landing page's section 'posm:norrfell,northquay'; null for any other section. */
export const posmValues = (section: string): string | null =>
  section.startsWith(PREFIX) ? section.slice(PREFIX.length) : null;

/** The values of a special collection that is shown in sections; null when it is a list like others. */
export function posmSections(attribute: string, value: string): string[] | null {
  const values = value.split(',').filter(Boolean);
  return attribute === POSM && values.length > 1 ? values : null;
}

/** A value as words: 'hollis-grain' becomes 'Hollis grain'. */
export function posmTitle(value: string): string {
  const words = value.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
