import { listScripts, type script } from '@contract/content';
import { type DealerScript, inlineScriptPath } from '@contract/dealerScripts';
import type * as z from 'zod/mini';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

export const scriptsApi = api.injectEndpoints({
  endpoints: (build) => ({ listScripts: build.query({ query: () => call(listScripts) }) }),
});

type ListedScript = z.output<typeof script>;
type Loadable = Pick<DealerScript, 'src' | 'attributes'>;

/** Returns the scripts of a content block; inline code is loaded as a file of this host. The parser is only loaded if there are any. */
export async function blockScripts(identifier: string, html: string): Promise<Loadable[]> {
  if (!/<script/i.test(html)) return [];
  const { dealerScripts } = await import('@contract/parseScripts');
  return dealerScripts(html).map(({ src, attributes }, index) => ({
    src: src || inlineScriptPath(identifier, index),
    attributes,
  }));
}

/** Returns the scripts of GET /scripts, those for the head first. */
export const listedScripts = (scripts: readonly ListedScript[]): Loadable[] =>
  [...scripts]
    .sort((a, b) => Number(b.placement === 'head') - Number(a.placement === 'head'))
    .filter(({ src, content }) => src || content)
    .map(({ identifier, src }) => ({ src: src || inlineScriptPath('scripts', identifier), attributes: {} }));
