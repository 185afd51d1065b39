/** Attribute of point-of-sale marketing (docs/spec/07 §4); its collection shows a section for each value. */
const POSM = 'brandsource_point_of_sale_marketing';
const PREFIX = 'posm:';

/** Returns the values of a landing page section 'posm:norrfell,northquay'; null for any other section. */
export const posmValues = (section: string): string | null =>
  section.startsWith(PREFIX) ? section.slice(PREFIX.length) : null;

/** Returns the values of a special collection shown in sections; null for an ordinary listing. */
export function posmSections(attribute: string, value: string): string[] | null {
  const values = value.split(',').filter(Boolean);
  return attribute === POSM && values.length > 1 ? values : null;
}

/** Formats a value as a title: 'hollis-grain' becomes 'Hollis grain'. */
export function posmTitle(value: string): string {
  const title = value.replace(/[-_]+/g, ' ').trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}
