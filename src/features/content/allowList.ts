import { parseSrcset } from '@/lib/srcset';

/** Allow list for dealers' HTML. Everything else is dropped, so that no content can run a script (docs/spec/04 §4). */

const allowedElements = new Set(
  `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt
  em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark meter nav ol p picture pre
  progress q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr
  track u ul var video wbr template button label input select option optgroup textarea fieldset legend form`.split(
    /\s+/,
  ),
);

/** Elements that are dropped with their children. Other unknown elements are replaced by their children. */
const droppedElements = new Set([
  'script',
  'style',
  'noscript',
  'object',
  'embed',
  'applet',
  'math',
  'frame',
  'frameset',
  'head',
  'title',
  'base',
  'link',
  'meta',
  'xmp',
  'plaintext',
  'noembed',
  'svg',
]);

const allowedAttributes = new Set(
  `abbr alt checked cite class colspan cols controls datetime dir disabled for headers height href hreflang id kind label
  lang loading loop max maxlength media min minlength muted name open pattern placeholder playsinline poster preload
  readonly rel required role rows rowspan scope selected size sizes span src srclang srcset start style tabindex target
  title type value width`.split(/\s+/),
);

const urlAttributes = new Set(['href', 'src', 'poster', 'cite', 'data-src', 'data-href']);
const SAFE_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:', 'sms:']);

/** Returns true for a URL that cannot execute code. Control characters are removed first, because browsers ignore them in schemes. */
export function isSafeUrl(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in schemes, so must we
  const stripped = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(stripped)?.[1];
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase());
}

export const isAllowedElement = (name: string) => allowedElements.has(name);
export const isDroppedElement = (name: string) => droppedElements.has(name);

/** Returns the allowed attributes of an element. */
export function safeAttributes(unsafe: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unsafe).filter(([name, value]) => {
      const key = name.toLowerCase();
      if (urlAttributes.has(key)) return isSafeUrl(value);
      if (key === 'srcset') return parseSrcset(value).every(({ url }) => isSafeUrl(url));
      return allowedAttributes.has(key) || key.startsWith('data-') || key.startsWith('aria-');
    }),
  );
}
