import { inlineStart } from '@/hydration/inlineStart';
import { type StyleRule, usedStyles } from './pageStyles';

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
