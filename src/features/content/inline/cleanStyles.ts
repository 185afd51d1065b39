import { checkStyleVariable } from './styleVariables';

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** Nothing of CSS needs them, and both can hide what is looked for below. */
const DISGUISE = /[<\\]/g;
const IMPORT = /@(?:import|charset|namespace)[^;{}]*;?/gi;
/** Any url() but of a path of the shop or of data: another host would learn who looks at the page. */
const FOREIGN = /url\((?!\s*["']?(?:\/(?![\s/])|data:image\/))/gi;
const OTHER_LOADER = /(?:-webkit-)?image-set|\bsrc(?=\s*\()/gi;
const OLD_SCRIPT = /(?:expression\s*\(|-moz-binding\s*:|behavior\s*:)[^;}]*/gi;
const VARIABLE = /--(avb-[\w-]+)\s*:\s*([^;{}]*?)\s*(?:;|(?=}))/g;

export interface CleanStyles {
  css: string;
  warnings: string[];
}

/** A dealer's stylesheet without what loads from other hosts or could leave its element, its avb variables checked. */
export function cleanStyles(given: string): CleanStyles {
  const warnings: string[] = [];
  const css = given
    .replace(COMMENT, '')
    .replace(DISGUISE, '')
    .replace(IMPORT, '')
    .replace(OLD_SCRIPT, '')
    .replace(OTHER_LOADER, '')
    .replace(FOREIGN, 'none(')
    .replace(VARIABLE, (_, name: string, value: string) => {
      const { declaration, warning } = checkStyleVariable(name, value);
      if (warning) warnings.push(warning);
      return declaration;
    })
    .trim();
  return { css, warnings };
}
