import type { ChildNode } from 'domhandler';
import { newText } from './contentNodes';
import { isXml, parseXml } from './contentXml';
import { htmlParser } from './htmlParser';

/** Whether a content contains no markup or entities. */
export const isPlainText = (content: string) => !/[<&]/.test(content);

/** Whether parseContent can currently parse a content. */
export const canParse = (content: string): boolean =>
  htmlParser() !== null || isXml(content) || isPlainText(content);

/** Parses dealer content. Server and browser use the same parser, so that hydration matches. */
export function parseContent(content: string): ChildNode[] {
  if (isXml(content)) return parseXml(content);
  if (isPlainText(content)) return content === '' ? [] : [newText(content)];
  const parseHtml = htmlParser();
  if (!parseHtml) throw new Error('The parser has not loaded yet');
  return parseHtml(content);
}
