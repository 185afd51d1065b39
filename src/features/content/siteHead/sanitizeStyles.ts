import { checkStyleVariable } from './styleVariables';

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** CSS does not need these characters, and both can hide the patterns below: `<` closes the element, `\\` escapes names. */
const ESCAPES = /[<\\]/g;
const IMPORT = /@(?:import|charset|namespace)[^;{}]*;?/gi;
/** Any url() except a path of the shop or an image as data: URL, because another host could track visitors. */
const FOREIGN_URL = /url\((?!\s*["']?(?:\/(?![\s/])|data:image\/))/gi;
const URL_FUNCTIONS = /(?:-webkit-)?image-set|\bsrc(?=\s*\()/gi;
const LEGACY_SCRIPT = /(?:expression\s*\(|-moz-binding\s*:|behavior\s*:)[^;}]*/gi;
const VARIABLE = /--(avb-[\w-]+)\s*:\s*([^;{}]*?)\s*(?:;|(?=}))/g;

export interface SanitizedStyles {
  css: string;
  warnings: string[];
}

/** Sanitises a dealer's stylesheet: removes requests to other hosts and markup, and validates the avb- variables. */
export function sanitizeStyles(source: string): SanitizedStyles {
  const warnings: string[] = [];
  const css = source
    .replace(COMMENT, '')
    .replace(ESCAPES, '')
    .replace(IMPORT, '')
    .replace(LEGACY_SCRIPT, '')
    .replace(URL_FUNCTIONS, '')
    .replace(FOREIGN_URL, 'none(')
    .replace(VARIABLE, (_, name: string, value: string) => {
      const { declaration, warning } = checkStyleVariable(name, value);
      if (warning) warnings.push(warning);
      return declaration;
    })
    .trim();
  return { css, warnings };
}
