/** Elements that are never closed. */
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

const TAG = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const NOT_MARKUP = /<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi;

/** A message for every tag that is not closed as often as it is opened (shell specification §5). */
export function checkTagCounts(html: string): string[] {
  const counts = new Map<string, { opened: number; closed: number }>();
  for (const [tag, slash, given = ''] of html.replace(NOT_MARKUP, '').matchAll(TAG)) {
    const name = given.toLowerCase();
    if (empty.has(name) || tag.endsWith('/>')) continue;
    const count = counts.get(name) ?? { opened: 0, closed: 0 };
    if (slash) count.closed += 1;
    else count.opened += 1;
    counts.set(name, count);
  }
  return [...counts]
    .filter(([, { opened, closed }]) => opened !== closed)
    .map(([name, { opened, closed }]) => `<${name}> is opened ${opened} times and closed ${closed} times.`);
}
