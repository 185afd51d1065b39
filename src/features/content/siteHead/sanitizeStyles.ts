import { isColour, textOn } from '@/lib/colour';

const brands: Record<string, string> = { 'avb-primary': 'primary', 'avb-secondary': 'secondary' };
const headerTypes = ['light', 'filled', 'mixed-nav', 'mixed'];

/** Validators of the allowed style variables. All other variables are blanked (docs/spec/02 §4). */
const validators: Record<string, (value: string) => boolean> = {
  'avb-primary': isColour,
  'avb-secondary': isColour,
  'avb-strip-background': isColour,
  'avb-header-type': (value) => headerTypes.includes(value),
  'avb-header-layout': (value) => value === 'standard',
};

interface CheckedVariable {
  /** The validated declaration for the stylesheet. */
  declaration: string;
  /** Why the value was blanked; null when the value is unchanged. */
  warning: string | null;
}

/** Validates the declaration of an avb- variable. A brand colour also sets the theme's --brand variables. */
function checkStyleVariable(name: string, value: string): CheckedVariable {
  const isValid = Object.hasOwn(validators, name) ? validators[name] : undefined;
  if (!isValid) return { declaration: `--${name}: ;`, warning: `Unknown style variable --${name}` };
  if (!isValid(value)) {
    return { declaration: `--${name}: ;`, warning: `Style variable --${name} can't be "${value}"` };
  }
  const brand = brands[name];
  // The theme is set by a style attribute, which only an !important declaration overrides.
  const theme = brand
    ? ` --brand-${brand}: ${value} !important; --brand-on-${brand}: ${textOn(value)} !important;`
    : '';
  return { declaration: `--${name}: ${value};${theme}`, warning: null };
}

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

/**
 * Sanitises a dealer's stylesheet: removes requests to other hosts and markup, and validates the avb- variables. Patterns
 * instead of a parser: css-tree would add more than 50 kB (gzip) to every page, whose styles are sanitised before it renders.
 */
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
