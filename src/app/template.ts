import { Transform } from 'node:stream';
import { type StyleRule, usedStyles } from './pageStyles';

/** Start of the app's markup (src/app/App.tsx). React writes elements of the head before it. */
const APP_START = '<div id="app"';

const ICON = '<link rel="icon"';

export interface TemplateValues {
  lang: string;
  /** Nonce of the content-security policy, for style elements that are added later. */
  nonce: string;
  /** Custom properties of the tenant's theme, as a style attribute. */
  style: string;
  /** The script elements with the boot data and the chunk list. */
  boot: string;
  /** Rules of the build's stylesheets. */
  styles: readonly StyleRule[];
}

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * The head of the template with the used rules instead of its stylesheet, which would delay the first paint. The
 * stylesheet's link stays, disabled, so that no chunk loads the file again.
 */
const withStyles = (head: string, css: string, nonce: string) =>
  css === ''
    ? head
    : head.replace(
        /<link rel="stylesheet"/,
        () => `<style nonce="${nonce}">${css}</style><link rel="stylesheet" disabled`,
      );

/**
 * A stream that inserts React's markup into dist/web/index.html: title, meta and link elements that React writes before
 * the app replace <!--head-->, the app replaces <!--app-->, boot data replaces <!--boot-->.
 */
export function fillTemplate(template: string, values: TemplateValues): Transform {
  const [top = '', rest = ''] = template.split('<!--head-->');
  const [middle = '', tail = ''] = rest.split('<!--app-->');
  const html = `<html lang="${values.lang}" data-content-visibility style="${escapeAttribute(values.style)}"`;
  let markup = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      markup += chunk.toString();
      done();
    },
    flush(done) {
      const start = Math.max(0, markup.indexOf(APP_START));
      const head = markup.slice(0, start);
      const opening = top.replace(/<html[^>]*?(?=>)/, html);
      done(
        null,
        // A browser may choose any of several icons: the dealer's favicon replaces ours.
        withStyles(
          head.includes(ICON) ? opening.replace(/<link rel="icon"[^>]*>\s*/, '') : opening,
          usedStyles(values.styles, markup),
          values.nonce,
        ) +
          `<meta property="csp-nonce" nonce="${values.nonce}">` +
          head +
          middle +
          markup.slice(start) +
          tail.replace('<!--boot-->', () => values.boot),
      );
    },
  });
}
