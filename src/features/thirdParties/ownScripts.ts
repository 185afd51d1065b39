import type * as z from 'zod/mini';
import type { script } from '@/api/contract/content';
import { type DealerScript, dealerScripts, inlineScriptPath } from '@/api/contract/dealerScripts';

type ListedScript = z.output<typeof script>;
type Loadable = Pick<DealerScript, 'src' | 'attributes'>;

/** The scripts of a block; those whose code stands in it come as files of this host. */
export const blockScripts = (identifier: string, html: string): Loadable[] =>
  dealerScripts(html).map(({ src, attributes }, index) => ({
    src: src || inlineScriptPath(identifier, index),
    attributes,
  }));

/** The scripts of GET /scripts, those for the head first. */
export const listedScripts = (scripts: readonly ListedScript[]): Loadable[] =>
  [...scripts]
    .sort((a, b) => Number(b.placement === 'head') - Number(a.placement === 'head'))
    .filter(({ src, content }) => src || content)
    .map(({ identifier, src }) => ({ src: src || inlineScriptPath('scripts', identifier), attributes: {} }));
