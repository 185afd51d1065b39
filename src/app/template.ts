/** Start of the app's markup (src/app/App.tsx). React writes elements of the head before it. */
const APP_START = '<div id="app"';

const ICON = '<link rel="icon"';

export interface TemplateValues {
  lang: string;
  /** Custom properties of the tenant's theme, as a style attribute. */
  style: string;
  /** The script elements with the boot data and the chunk list. */
  boot: string;
}

const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

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
  return withIcon + head + middle + markup.slice(start) + tail.replace('<!--boot-->', () => values.boot);
}
