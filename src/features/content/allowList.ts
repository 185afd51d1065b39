/** What dealers' HTML may contain. Everything else is dropped; nothing here can run a script (shell specification §5). */

const elements = new Set(
  `a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt
  em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark meter nav ol p picture pre
  progress q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr
  track u ul var video wbr template button label input select option optgroup textarea fieldset legend form`.split(
    /\s+/,
  ),
);

/** Dropped with all they hold; other unknown elements keep their children. */
const opaque = new Set([
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

const attributes = new Set(
  `abbr alt checked cite class colspan cols controls datetime dir disabled for headers height href hreflang id kind label
  lang loading loop max maxlength media min minlength muted name open pattern placeholder playsinline poster preload
  readonly rel required role rows rowspan scope selected size sizes span src srclang srcset start style tabindex target
  title type value width`.split(/\s+/),
);

const addresses = new Set(['href', 'src', 'poster', 'cite', 'data-src', 'data-href']);
const SAFE_SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:', 'sms:']);

/** True for an address that navigates or loads and never executes. Control characters hide no scheme. */
export function isSafeAddress(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in schemes, so must we
  const bare = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(bare)?.[1];
  return scheme === undefined || SAFE_SCHEMES.has(scheme.toLowerCase());
}

export const isAllowedElement = (name: string) => elements.has(name);
export const isOpaqueElement = (name: string) => opaque.has(name);

/** The attributes that may stay, of one element. */
export function safeAttributes(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      const key = name.toLowerCase();
      if (addresses.has(key)) return isSafeAddress(value);
      if (key === 'srcset') return value.split(',').every((candidate) => isSafeAddress(candidate.trim()));
      return attributes.has(key) || key.startsWith('data-') || key.startsWith('aria-');
    }),
  );
}
