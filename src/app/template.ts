import { Transform } from 'node:stream';

/** How the app's markup begins (src/app/App.tsx): what React writes before it belongs in the head. */
const APP_START = '<div id="app"';

const ICON = '<link rel="icon"';

export interface TemplateValues {
  lang: string;
  /** Custom properties of the store's theme, as a style attribute. */
  style: string;
  /** The script elements with boot data and the names of the page's code. */
  boot: string;
}

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * A stream that wraps React's markup in dist/web/index.html: titles, metas and links that React writes ahead of the
 * app go to <!--head-->, the app to <!--app-->, boot data to <!--boot-->.
 */
export function fillTemplate(template: string, values: TemplateValues): Transform {
  const [top = '', rest = ''] = template.split('<!--head-->');
  const [middle = '', tail = ''] = rest.split('<!--app-->');
  const html = `<html lang="${values.lang}" data-fresh style="${escapeAttribute(values.style)}"`;
  let held: string | null = '';
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = chunk.toString();
      if (held === null) return done(null, text);
      held += text;
      const start = held.indexOf(APP_START);
      if (start < 0) return done();
      const head = held.slice(0, start);
      const opening = top.replace(/<html[^>]*?(?=>)/, html);
      // A browser draws every icon it is offered: the dealer's own stands alone.
      const out =
        (head.includes(ICON) ? opening.replace(/<link rel="icon"[^>]*>\s*/, '') : opening) +
        head +
        middle +
        held.slice(start);
      held = null;
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
