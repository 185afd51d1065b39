import type { ChildNode, Element } from 'domhandler';
import { allElements, parseContent } from '@/features/content/parseContent';
import { elementRules } from './contentRules';

export interface Problem {
  /** Message as it is logged. */
  reason: string;
  /** The element with the problem; null when the problem concerns the whole content. */
  element: Element | null;
}

/** Elements without a closing tag. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const TAG = /<(\/?)([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const NOT_MARKUP = /<!--[\s\S]*?-->|<(script|style|textarea)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * Returns a message for every tag whose opening and closing tags differ in number (docs/spec/04 §4). The tags are matched in
 * the text, because a parser repairs what is to be counted.
 */
function checkTagCounts(html: string): string[] {
  const counts = new Map<string, { opened: number; closed: number }>();
  for (const [tag, slash, rawName = ''] of html.replace(NOT_MARKUP, '').matchAll(TAG)) {
    const name = rawName.toLowerCase();
    if (voidElements.has(name) || tag.endsWith('/>')) continue;
    const count = counts.get(name) ?? { opened: 0, closed: 0 };
    if (slash) count.closed += 1;
    else count.opened += 1;
    counts.set(name, count);
  }
  return [...counts]
    .filter(([, { opened, closed }]) => opened !== closed)
    .map(([name, { opened, closed }]) => `<${name}> is opened ${opened} times and closed ${closed} times.`);
}

/** Returns every problem of a content (docs/spec/04 §4). nodes: the result of parseContent(html). */
export function checkContent(html: string, nodes: ChildNode[]): Problem[] {
  return [
    ...checkTagCounts(html).map((reason) => ({ reason, element: null })),
    ...[...allElements(nodes)].flatMap((element) =>
      elementRules.flatMap((rule) => rule(element).map((reason) => ({ reason, element }))),
    ),
  ];
}

const loggedContents = new Set<string>();

/** Logs the problems of a content. A content that is rendered more than once is logged once. */
export function logProblems(html: string): void {
  if (loggedContents.has(html)) return;
  loggedContents.add(html);
  for (const { reason, element } of checkContent(html, parseContent(html))) {
    console.error('CMS Content Validation Error', reason, element ? `<${element.name}>` : html.slice(0, 80));
  }
}
