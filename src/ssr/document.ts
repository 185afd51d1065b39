import { inlineStart } from '@/hydration/inlineStart';

/** A rule of the build's stylesheets (scripts/setup/pageStyles.mjs). */
export interface StyleRule {
  /** At-rules around the rule, the outer one first: `@media (width>=960px)`. */
  groups: readonly string[];
  /** The classes of each of its selectors: all of one selector must occur in the page. */
  classes?: readonly (readonly string[])[];
  /** Name of an animation, instead of classes. */
  name?: string;
  css: string;
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Styles by the classes of a page: pages of one kind have the same classes. */
const stylesOf = new WeakMap<readonly StyleRule[], Map<string, string>>();
const MAX_STYLES = 200;

/**
 * The rules that the markup of a page uses, in the order of the stylesheets. The page needs no stylesheet for its first
 * paint then; the stylesheets of its chunks follow with its code, before hydration.
 */
export function usedStyles(rules: readonly StyleRule[], html: string): string {
  const classes = classesIn(html);
  const cached = stylesOf.get(rules) ?? new Map<string, string>();
  stylesOf.set(rules, cached);
  const key = [...classes].sort().join(' ');
  const css = cached.get(key) ?? selectRules(rules, classes);
  if (cached.size >= MAX_STYLES) cached.clear();
  cached.set(key, css);
  return css;
}

function selectRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  const isUsed = (rule: StyleRule) =>
    rule.classes?.some((names) => names.every((name) => classes.has(name))) ?? false;
  const used = rules.filter(isUsed);
  const text = used.map(({ css }) => css).join('');
  const animations = rules.filter(({ name }) => name && text.includes(name));
  return [...animations, ...used].map(({ groups, css }) => wrapped(groups, css)).join('');
}

const wrapped = (groups: readonly string[], css: string) =>
  groups.reduceRight((inner, group) => `${group}{${inner}}`, css);

/** Start of the app's markup (src/app/App.tsx). React writes elements of the head before it. */
const APP_START = '<div id="app"';

const ICON = '<link rel="icon"';

export interface TemplateValues {
  lang: string;
  /** Marks the elements that the server permits (server/hosting/security/inlineCode.ts). */
  nonce: string;
  /** Custom properties of the tenant's theme, as a style attribute. */
  style: string;
  /** The script elements with the boot data and the chunk list. */
  boot: string;
  /** Rules of the build's stylesheets. */
  styles: readonly StyleRule[];
}

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The rules of fonts that the browser loads, unlike those of fallback fonts. */
const WEB_FONT = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * The head of the template with the used rules instead of its stylesheet, which would delay the first paint. The
 * stylesheet's link stays, disabled, so that no chunk loads the file again. Fonts and manifest wait for the first paint
 * (src/hydration/lateParts.ts).
 */
const withStyles = (head: string, css: string, nonce: string) =>
  css === ''
    ? head
    : head
        .replace('<link rel="manifest"', '<link data-late')
        .replace(
          /<link rel="stylesheet"/,
          () =>
            `<style nonce="${nonce}">${css.replace(WEB_FONT, '')}</style>` +
            `<style nonce="${nonce}" media="print" data-late>${css.match(WEB_FONT)?.join('') ?? ''}</style>` +
            '<link rel="stylesheet" disabled',
        );

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The end of the head with a script that loads the app after the first paint, instead of the app's own script elements. */
function withLateStart(head: string, markup: string, nonce: string): string {
  const hasPicture = markup.includes('fetchPriority="high"');
  const preloads = [...head.matchAll(PRELOAD)].map(([, file = '']) => file);
  return head
    .replace(PRELOAD, '')
    .replace(
      SCRIPT,
      (_, entry: string) => `<script nonce="${nonce}">${inlineStart(entry, preloads, hasPicture)}</script>`,
    );
}

/**
 * Inserts React's markup into dist/web/index.html: title, meta and link elements that React writes before the app replace
 * <!--head-->, the app replaces <!--app-->, boot data replaces <!--boot-->.
 */
export function fillTemplate(template: string, markup: string, values: TemplateValues): string {
  const [top = '', rest = ''] = template.split('<!--head-->');
  const [middle = '', tail = ''] = rest.split('<!--app-->');
  const html = `<html lang="${values.lang}" data-content-visibility style="${escapeAttribute(values.style)}"`;
  const start = Math.max(0, markup.indexOf(APP_START));
  const head = markup.slice(0, start);
  const opening = top.replace(/<html[^>]*?(?=>)/, () => html);
  // A browser may choose any of several icons: the dealer's favicon replaces ours.
  const withIcon = head.includes(ICON) ? opening.replace(/<link rel="icon"[^>]*>\s*/, '') : opening;
  const styled = withStyles(withIcon, usedStyles(values.styles, markup), values.nonce);
  return (
    styled +
    head +
    withLateStart(middle, markup, values.nonce) +
    markup.slice(start) +
    tail.replace('<!--boot-->', () => values.boot)
  );
}
