/** A script element of the dealer's, as a block or the list of scripts holds it. */
export interface DealerScript {
  /** Empty when its code stands in it. */
  src: string;
  code: string;
  /** data-* attributes, for scripts that read their settings from their own element. */
  attributes: Record<string, string>;
}

/** Blocks that hold scripts (shell specification §2). */
export const scriptBlocks = ['site-scripts-inline', 'dev-userway-script', 'dev-script-validation'] as const;

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const PROGRAM = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** The script elements of some HTML in their order; data of other types is none. */
export function dealerScripts(html: string): DealerScript[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, head = '', code = '']) => {
    const all = [...head.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]);
    const given: Record<string, string> = Object.fromEntries(all);
    const { type = '', src = '' } = given;
    if (!PROGRAM.test(type) || (!src && !code.trim())) return [];
    const attributes = Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('data-')));
    return [{ src, code, attributes }];
  });
}

/**
 * Where this server hands out the code of an inline script as a file of its own: so it runs under a policy that lets
 * no script run that stands in a page. holder: a block of scriptBlocks, or 'scripts' for GET /scripts by identifier.
 */
export const inlineScriptPath = (holder: string, which: string | number) =>
  `/_site/${holder}/${encodeURIComponent(which)}.js`;
