import { Parser } from 'htmlparser2';
import type { DealerScript } from './dealerScripts';

const PROGRAM = /^(?:|module|text\/javascript|application\/javascript)$/i;

type Attributes = Record<string, string>;

/** Reads a script element; null if it is empty or contains data such as JSON-LD. */
function scriptOf({ type = '', src = '', ...others }: Attributes, code: string): DealerScript | null {
  if (!PROGRAM.test(type) || (!src && !code.trim())) return null;
  const dataAttributes = Object.entries(others).filter(([name]) => name.startsWith('data-'));
  return { src, code, attributes: Object.fromEntries(dataAttributes) };
}

/** The script elements in an HTML string, in order. Unclosed elements and those with a non-JavaScript type are skipped. */
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
