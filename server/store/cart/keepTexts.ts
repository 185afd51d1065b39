const MOST_ENTRIES = 12;
const LONGEST = 200;

/** Of loose data a browser sent, the texts and numbers that are worth keeping: few and short. */
export function keepTexts(data: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(data).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number'
      ? [[key.slice(0, 40), String(value).slice(0, LONGEST)]]
      : [],
  );
  return Object.fromEntries(texts.slice(0, MOST_ENTRIES));
}
