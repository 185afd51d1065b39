/** A script element from a dealer's content block or from GET /scripts. */
export interface DealerScript {
  /** Empty for an inline script. */
  src: string;
  code: string;
  /** data-* attributes, from which some scripts read their settings. */
  attributes: Record<string, string>;
}

/** Identifiers of the blocks that contain scripts (docs/spec/04 §2). */
export const scriptBlocks = ['site-scripts-inline', 'dev-userway-script', 'dev-script-validation'] as const;

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const PROGRAM = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** The script elements of an HTML string, in order; elements with a non-JavaScript type are skipped. */
export function dealerScripts(html: string): DealerScript[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, head = '', code = '']) => {
    const pairs = [...head.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]);
    const attributes: Record<string, string> = Object.fromEntries(pairs);
    const { type = '', src = '' } = attributes;
    if (!PROGRAM.test(type) || (!src && !code.trim())) return [];
    const dataAttributes = Object.entries(attributes).filter(([name]) => name.startsWith('data-'));
    return [{ src, code, attributes: Object.fromEntries(dataAttributes) }];
  });
}

/**
 * The path at which the server serves the code of an inline script, because the content-security policy forbids inline
 * scripts. holder: a block of scriptBlocks, or 'scripts' for GET /scripts by identifier.
 */
export const inlineScriptPath = (holder: string, which: string | number) =>
  `/_site/${holder}/${encodeURIComponent(which)}.js`;
