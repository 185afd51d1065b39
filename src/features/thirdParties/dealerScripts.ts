import { listScripts, type script } from '@contract/content';
import { type DealerScript, inlineScriptPath, isScriptMarkup } from '@contract/dealerScripts';
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

/** The scripts of a list entry, whose content may be code or HTML; inline code is loaded as one file of this host. */
async function scriptsOf({ identifier, src, content }: ListedScript): Promise<Loadable[]> {
  const file = { src: inlineScriptPath('scripts', identifier), attributes: {} };
  if (src) return [{ src, attributes: {} }];
  if (!isScriptMarkup(content)) return content ? [file] : [];
  const { dealerScripts } = await import('@contract/parseScripts');
  const scripts = dealerScripts(content);
  const external = scripts.filter((script) => script.src);
  return [
    ...external.map(({ src, attributes }) => ({ src, attributes })),
    ...(scripts.length > external.length ? [file] : []),
  ];
}

/** Returns the listed scripts, those for the head first. */
export async function listedScripts(scripts: readonly ListedScript[]): Promise<Loadable[]> {
  const ordered = [...scripts].sort(
    (a, b) => Number(b.placement === 'head') - Number(a.placement === 'head'),
  );
  return (await Promise.all(ordered.map(scriptsOf))).flat();
}
