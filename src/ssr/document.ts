import { escapeMarkup } from '@contract/escapeMarkup';
import { BROWSER_CHECK } from '@/hydration/isOldBrowser';

/** A stylesheet of the build. */
export interface Stylesheet {
  href: string;
  css: string;
  /** The classes used in its rules. */
  classes: readonly string[];
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The stylesheet of the template, and those with a rule for a class in the markup. */
function usedStylesheets(all: readonly Stylesheet[], template: string, markup: string): Stylesheet[] {
  const used = classesIn(markup);
  return all.filter(({ href, classes }) => template.includes(href) || classes.some((name) => used.has(name)));
}

/** Start of the app's markup (src/app/App.tsx). React writes elements of the head before it. */
const APP_START = '<div id="app"';

const ICON = '<link rel="icon"';

export interface TemplateValues {
  lang: string;
  /** Marks the elements that the server allows in the content-security policy (server/hosting/security/inlineCode.ts). */
  nonce: string;
  /** Custom properties of the tenant's theme, as a style attribute. */
  style: string;
  /** The script that starts the app (src/hydration/inline.ts). */
  inlineScript: string;
  /** The script elements with the boot data and the chunk list. */
  boot: string;
  /** The stylesheets of the build, in loading order. */
  styles: readonly Stylesheet[];
}

/** The @font-face rules that load a file, unlike those of fallback fonts. */
const WEB_FONT = /@font-face\{[^}]*url\([^}]*\}/g;

const disabledLink = ({ href }: Stylesheet) => `<link rel="stylesheet" disabled href="${href}">`;

/**
 * The head of the template with inline stylesheets instead of a link, which would delay the first paint. A disabled link for each file
 * prevents chunks from loading it again. Fonts and manifest are deferred until the first paint (src/hydration/lateParts.ts).
 */
function withStyles(head: string, styles: readonly Stylesheet[], nonce: string): string {
  if (styles.length === 0) return head;
  const css = styles.map((style) => style.css).join('');
  return head
    .replace('<link rel="manifest"', '<link data-late')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () =>
        `<style nonce="${nonce}">${css.replace(WEB_FONT, '')}</style>` +
        `<style nonce="${nonce}" media="print" data-late>${css.match(WEB_FONT)?.join('') ?? ''}</style>` +
        styles.map(disabledLink).join(''),
    );
}

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** The browser check script; the inline script of a rendered page does that check itself. */
const CHECK = new RegExp(`\\s*<script[^>]* src="${BROWSER_CHECK}"></script>`);

/** The end of the head, with a script that loads the app after the first paint instead of the app's own script elements. */
function withLateStart(head: string, markup: string, { nonce, inlineScript }: TemplateValues): string {
  const picture = markup.includes('fetchPriority="high"') ? ' data-picture' : '';
  const preloads = [...head.matchAll(PRELOAD)].map(([, file = '']) => file);
  return head.replace(PRELOAD, '').replace(SCRIPT, (_, entry: string) => {
    const files = [...preloads, entry].join(' ');
    return `<script nonce="${nonce}" data-files="${files}"${picture}>${inlineScript}</script>`;
  });
}

/**
 * Inserts React's markup into dist/web/index.html: title, meta and link elements that React writes before the app replace
 * <!--head-->, the app replaces <!--app-->, boot data replaces <!--boot-->.
 */
export function fillTemplate(template: string, markup: string, values: TemplateValues): string {
  const [top = '', rest = ''] = template.split('<!--head-->');
  const [middle = '', tail = ''] = rest.split('<!--app-->');
  const html = `<html lang="${values.lang}" data-content-visibility style="${escapeMarkup(values.style)}"`;
  const start = Math.max(0, markup.indexOf(APP_START));
  const head = markup.slice(0, start);
  const opening = top.replace(/<html[^>]*?(?=>)/, () => html);
  // With several icons a browser may choose any of them, so the dealer's favicon replaces ours.
  const withIcon = head.includes(ICON) ? opening.replace(/<link rel="icon"[^>]*>\s*/, '') : opening;
  const styles = usedStylesheets(values.styles, template, markup);
  const styled = withStyles(withIcon, styles, values.nonce);
  return (
    styled +
    head +
    withLateStart(middle, markup, values) +
    markup.slice(start) +
    tail.replace(CHECK, '').replace('<!--boot-->', () => values.boot)
  );
}
