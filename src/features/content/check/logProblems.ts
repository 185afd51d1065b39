import { parseContent } from '@/features/content/parseContent';
import { checkContent } from './checkContent';

const checked = new Set<string>();

/** Logs what is wrong with a content, once however often it is shown. */
export function logProblems(html: string): void {
  if (checked.has(html)) return;
  checked.add(html);
  for (const { reason, element } of checkContent(html, parseContent(html))) {
    console.error('CMS Content Validation Error', reason, element ? `<${element.name}>` : html.slice(0, 80));
  }
}
