import type { ChildNode } from 'domhandler';
import { elementsIn } from '@/features/content/parseContent';
import { linkRules } from './linkRules';
import { pictureRules } from './pictureRules';
import type { Problem } from './problem';
import { safetyRules } from './safetyRules';
import { checkTagCounts } from './tagCounts';
import { tagRules } from './tagRules';

const rules = [...linkRules, ...tagRules, ...pictureRules, ...safetyRules];

/** Everything that is wrong with a content (shell specification §5). nodes: html as parseContent reads it. */
export function checkContent(html: string, nodes: ChildNode[]): Problem[] {
  return [
    ...checkTagCounts(html).map((reason) => ({ reason, element: null })),
    ...[...elementsIn(nodes)].flatMap((element) =>
      rules.flatMap((rule) => rule(element).map((reason) => ({ reason, element }))),
    ),
  ];
}
