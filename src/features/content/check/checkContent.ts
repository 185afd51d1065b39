import { cutText } from '@contract/cutText';
import { scriptBlocks } from '@contract/dealerScripts';
import type { ChildNode, Element } from 'domhandler';
import { isSeoBlock, nonVisualBlocks } from '@/features/content/blocks/blockNames';
import { allElements } from '@/features/content/contentNodes';
import { parseHtml } from '@/features/content/parseHtml';
import { extractJson } from '@/features/content/structuredData';
import { errorRules, warningRules } from './contentRules';

/** error: a part of the content is left out or does not work. */
export type Level = 'error' | 'warning';

export interface Problem {
  level: Level;
  /** Message as logged. */
  reason: string;
  /** Where the problem is, in characters from the start of the content. */
  offset: number;
  /** The element with the problem; null when the problem concerns the whole content. */
  element: Element | null;
}

/** Elements without a closing tag. */
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** A tag with at most 200 quoted values; without a limit, each unclosed tag would be searched up to the end of the text. */
const TAG = /<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])[^'"<>]*(?:(?:"[^"]*"|'[^']*')[^'"<>]*){0,200}>/gi;
const OPENING = /<!--|<(script|style|textarea)\b/gi;

/**
 * Replaces comments and code by spaces, so that the offsets of all other text are preserved. Each end is searched for once, so that text
 * with many unclosed beginnings takes linear time.
 */
function blankCode(html: string): string {
  const unclosed = new Set<string>();
  let blanked = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(html); opening; opening = OPENING.exec(html)) {
    const name = opening[1]?.toLowerCase() ?? '';
    if (unclosed.has(name)) continue;
    const closing = name ? new RegExp(`</${name}\\s*>`, 'gi') : /-->/g;
    closing.lastIndex = OPENING.lastIndex;
    if (!closing.test(html)) {
      unclosed.add(name);
      continue;
    }
    blanked += html.slice(at, opening.index) + ' '.repeat(closing.lastIndex - opening.index);
    at = closing.lastIndex;
    OPENING.lastIndex = at;
  }
  return blanked + html.slice(at);
}

/**
 * Returns a problem for every tag name whose opening and closing tags differ in number (docs/spec/04 §4), at the first unmatched one. Tags
 * are matched in the text, because a parser would repair them.
 */
function checkTagCounts(html: string): Problem[] {
  const counts = new Map<
    string,
    { opened: number; closed: number; unclosed: number[]; unopened: number[] }
  >();
  for (const match of blankCode(html).matchAll(TAG)) {
    const [tag, slash, rawName = ''] = match;
    const name = rawName.toLowerCase();
    if (voidElements.has(name) || tag.endsWith('/>')) continue;
    const count = counts.get(name) ?? { opened: 0, closed: 0, unclosed: [], unopened: [] };
    counts.set(name, count);
    if (!slash) {
      count.opened += 1;
      count.unclosed.push(match.index);
    } else {
      count.closed += 1;
      if (count.unclosed.pop() === undefined) count.unopened.push(match.index);
    }
  }
  return [...counts]
    .filter(([, { opened, closed }]) => opened !== closed)
    .map(([name, { opened, closed, unclosed, unopened }]) => ({
      level: 'error',
      reason: `<${name}> is opened ${opened} times and closed ${closed} times.`,
      offset: (opened > closed ? unclosed[0] : unopened[0]) ?? 0,
      element: null,
    }));
}

const problemsOf = (element: Element, level: Level): Problem[] =>
  (level === 'error' ? errorRules : warningRules).flatMap((rule) =>
    rule(element).map((reason) => ({ level, reason, offset: element.startIndex ?? 0, element })),
  );

/** Returns every problem of a content (docs/spec/04 §4). nodes: the result of parseHtml(html). */
export function checkContent(html: string, nodes: ChildNode[]): Problem[] {
  return [
    ...checkTagCounts(html),
    ...[...allElements(nodes)].flatMap((element) => [
      ...problemsOf(element, 'error'),
      ...problemsOf(element, 'warning'),
    ]),
  ];
}

export type LoggedProblem = [reason: string, where: string];

export type HtmlProblem = Omit<Problem, 'element'>;

/** Blocks of styles, head elements and scripts, which are never shown as HTML. */
const codeBlocks = new Set<string>([...nonVisualBlocks, ...scriptBlocks]);

function checkJson(text: string): HtmlProblem[] {
  try {
    for (const json of extractJson(text)) JSON.parse(json);
    return [];
  } catch {
    return [{ level: 'error', reason: 'The structured data is not JSON and is left out.', offset: 0 }];
  }
}

/**
 * Checks a content without rendering it; the server uses it for the files of an import. block: the identifier of the content's block, if it
 * is one, because some identifiers have a special meaning (docs/spec/04 §2)
 */
export function checkHtml(html: string, block = ''): HtmlProblem[] {
  if (codeBlocks.has(block) || html.trim() === '') return [];
  if (isSeoBlock(block)) return checkJson(html);
  return checkContent(html, parseHtml(html)).map(({ level, reason, offset }) => ({
    level,
    reason,
    offset,
  }));
}

/** Returns the problems of a content for the log: the reason, and the element or the start of the content. */
export const loggedProblems = (html: string): LoggedProblem[] =>
  checkContent(html, parseHtml(html)).map(({ reason, element }) => [
    reason,
    element ? `<${element.name}>` : cutText(html, 80),
  ]);
