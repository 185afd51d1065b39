import { Transform } from 'node:stream';

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
}

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * A stream that inserts React's markup into dist/web/index.html: title, meta and link elements that React writes before
 * the app replace <!--head-->, the app replaces <!--app-->, boot data replaces <!--boot-->.
 */
export function fillTemplate(template: string, values: TemplateValues): Transform {
  const [top = '', rest = ''] = template.split('<!--head-->');
  const [middle = '', tail = ''] = rest.split('<!--app-->');
  const html = `<html lang="${values.lang}" data-content-visibility style="${escapeAttribute(values.style)}"`;
  let buffer: string | null = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = chunk.toString();
      if (buffer === null) return done(null, text);
      buffer += text;
      const start = buffer.indexOf(APP_START);
      if (start < 0) return done();
      const head = buffer.slice(0, start);
      const opening = top.replace(/<html[^>]*?(?=>)/, html);
      // A browser may choose any of several icons: the dealer's favicon replaces ours.
      const out =
        (head.includes(ICON) ? opening.replace(/<link rel="icon"[^>]*>\s*/, '') : opening) +
        `<meta property="csp-nonce" nonce="${values.nonce}">` +
        head +
        middle +
        buffer.slice(start);
      buffer = null;
      done(null, out);
    },
    flush(done) {
      done(
        null,
        tail.replace('<!--boot-->', () => values.boot),
      );
    },
  });
}
