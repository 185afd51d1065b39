import { cutText } from '@contract/cutText';
import { ownValue } from '@contract/ownValue';
import { isColour, textOn } from '@/lib/colour';
import { parseUrl } from '@/lib/parseUrl';

const brands: Record<string, string> = { 'avb-primary': 'primary', 'avb-secondary': 'secondary' };
const headerTypes = ['light', 'filled', 'mixed-nav', 'mixed'];

/** Validators of the allowed style variables. All others are blanked (docs/spec/02 §4). */
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
  /** Why the value was blanked; null if it is unchanged. */
  warning: string | null;
}

/** Validates the declaration of an avb- variable. A brand colour also sets the theme's --brand variables. */
function checkStyleVariable(name: string, value: string): CheckedVariable {
  const isValid = ownValue(validators, name);
  if (!isValid) return { declaration: `--${name}: ;`, warning: `Unknown style variable --${name}` };
  if (!isValid(value)) {
    return { declaration: `--${name}: ;`, warning: `Style variable --${name} can't be "${value}"` };
  }
  const brand = ownValue(brands, name);
  // The theme is set by a style attribute, which only an !important declaration overrides.
  const theme = brand
    ? ` --brand-${brand}: ${value} !important; --brand-on-${brand}: ${textOn(value)} !important;`
    : '';
  return { declaration: `--${name}: ${value};${theme}`, warning: null };
}

const STRING_OR_COMMENT =
  /("(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|\\[\s\S])|\/\*[\s\S]*?(?:\*\/|$)/g;
const ESCAPE = /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([^\da-f]))/gi;
/** An HTML tag; a lone `<` is a comparison in a media query. */
const TAG_OPENING = /<(?=[a-z!/?])/gi;
const IMPORT = /@(?:import|charset|namespace)[^;{}]*;?/gi;
const URL_REFERENCE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))/gi;
const URL_FUNCTIONS = /(?:-webkit-)?image-set(?=\s*\()|\bsrc(?=\s*\()/gi;
const LEGACY_SCRIPT = /(?:expression\s*\(|-moz-binding\s*:|behavior\s*:)[^;}]*/gi;
/** A custom property with its value. */
const VARIABLE = /--([\w-]+)(?:\s*:([^;{}]*);?)?/g;

/** Decodes escaped letters and hyphens, which could hide text from the patterns above; other escapes stay (`\201C`, `\:`). */
const decodeEscape = (sequence: string, hex?: string, sign = ''): string => {
  const code = hex ? Number.parseInt(hex, 16) : 0;
  const character = hex && code <= 0x10ffff ? String.fromCodePoint(code) : sign;
  return /^[a-z-]$/i.test(character) ? character : sequence;
};

/** Allows a path of the shop, an image as data: URL, and the tenant's media host; another host could track visitors. */
function isPermittedUrl(url: string, mediaUrl: string): boolean {
  // Browsers drop control characters, and an escape could spell any character.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
  if (/[\\\u0000-\u001f]/.test(url)) return false;
  if (/^(?:\/(?!\/)|data:image\/)/i.test(url)) return true;
  return (
    /^https?:/i.test(url) &&
    parseUrl(mediaUrl) !== null &&
    parseUrl(url)?.origin === parseUrl(mediaUrl)?.origin
  );
}

/** A style element; one without an end extends to the end of the text. */
const STYLE_ELEMENT = /<style\b([^<>]{0,200})>([\s\S]*?)(?:<\/style\s*>|$)/gi;
const MEDIA = /\bmedia\s*=\s*["']([^"'{}]*)["']/i;

/** The styles in a dealer's text: those of its style elements, or the whole text if it has none. */
export function extractStyles(text: string): string {
  const elements = [...text.matchAll(STYLE_ELEMENT)];
  if (elements.length === 0) return text;
  return elements
    .map(([, attributes = '', css = '']) => {
      const media = MEDIA.exec(attributes)?.[1];
      return media ? `@media ${media} {${css}}` : css;
    })
    .join('\n');
}

export interface SanitizedStyles {
  css: string;
  warnings: string[];
}

/**
 * Sanitises a dealer's stylesheet: removes requests to other hosts and markup, and validates the avb- variables; a warning states what was
 * removed. mediaUrl: the tenant's base_media_url. Uses patterns instead of a parser: css-tree would add more than 50 kB (gzip) to every
 * page, whose styles are sanitised before it renders.
 */
export function sanitizeStyles(source: string, mediaUrl: string): SanitizedStyles {
  const warnings: string[] = [];
  const drop = (text: string, replacement = '') => {
    warnings.push(`Styles: ${cutText(text.trim(), 80)} is not permitted and left out`);
    return replacement;
  };
  const css = source
    .replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? '')
    .replace(ESCAPE, decodeEscape)
    .replace(TAG_OPENING, '\\3c ')
    .replace(IMPORT, (rule) => drop(rule))
    .replace(LEGACY_SCRIPT, (rule) => drop(rule))
    .replace(URL_FUNCTIONS, (name) => drop(`${name}()`))
    .replace(URL_REFERENCE, (reference, ...quoted: (string | undefined)[]) =>
      isPermittedUrl((quoted[0] ?? quoted[1] ?? quoted[2] ?? '').trim(), mediaUrl)
        ? reference
        : drop(reference, 'none('),
    )
    .replace(VARIABLE, (text: string, name: string, value: string | undefined, at: number, whole: string) => {
      const hasEnd = text.endsWith(';') || whole.startsWith('}', at + text.length);
      if (!name.startsWith('avb-') || value === undefined || !hasEnd) return text;
      const { declaration, warning } = checkStyleVariable(name, value.trim());
      if (warning) warnings.push(warning);
      return declaration;
    })
    .trim();
  return { css, warnings };
}
