import { Parser } from 'htmlparser2';

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

const PROGRAM = /^(?:|module|text\/javascript|application\/javascript)$/i;

type Attributes = Record<string, string>;

/** Reads a script element; null for an empty script and for data such as JSON-LD. */
function scriptOf({ type = '', src = '', ...others }: Attributes, code: string): DealerScript | null {
  if (!PROGRAM.test(type) || (!src && !code.trim())) return null;
  const dataAttributes = Object.entries(others).filter(([name]) => name.startsWith('data-'));
  return { src, code, attributes: Object.fromEntries(dataAttributes) };
}

/** The script elements of an HTML string, in order; unclosed elements and those with a non-JavaScript type are skipped. */
export function dealerScripts(html: string): DealerScript[] {
  const scripts: DealerScript[] = [];
  let attributes: Attributes = {};
  let code = '';
  const parser = new Parser({
    onopentag: (_name, all) => {
      attributes = all;
      code = '';
    },
    ontext: (text) => {
      code += text;
    },
    onclosetag: (name, isImplied) => {
      const script = name === 'script' && !isImplied ? scriptOf(attributes, code) : null;
      if (script) scripts.push(script);
    },
  });
  parser.end(html);
  return scripts;
}

/**
 * The path at which the server serves the code of an inline script, because the content-security policy forbids inline
 * scripts. holder: a block of scriptBlocks, or 'scripts' for GET /scripts by identifier.
 */
export const inlineScriptPath = (holder: string, which: string | number) =>
  `/_site/${holder}/${encodeURIComponent(which)}.js`;
