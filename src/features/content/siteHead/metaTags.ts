const META = /<meta\b((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Allowed meta names: ownership, appearance and link previews. Names that redirect or change browser behaviour are not allowed. */
const allowed =
  /^(?:theme-color|author|format-detection|apple-mobile-web-app-title|google-site-verification|msvalidate\.01|facebook-domain-verification|p:domain_verify|fb:app_id|og:[\w:]+|twitter:[\w:]+)$/;

export interface MetaTag {
  name?: string;
  property?: string;
  content: string;
}

/** Returns the allowed meta elements of the HTML for the head of every page. */
export function metaTags(html: string): MetaTag[] {
  return [...html.matchAll(META)].flatMap(([, text = '']) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        double ?? single ?? '',
      ]),
    );
    const { name, property, content } = attributes;
    if (!content || !allowed.test(name ?? property ?? '')) return [];
    return [name ? { name, content } : { property, content }];
  });
}
