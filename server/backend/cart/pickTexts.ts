const MOST_ENTRIES = 12;
const LONGEST = 200;

/** Picks the strings and numbers of untyped browser data, limited in number and length. */
export function pickTexts(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(data).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number'
      ? [[key.slice(0, 40), String(value).slice(0, LONGEST)]]
      : [],
  );
  return Object.fromEntries(texts.slice(0, MOST_ENTRIES));
}
