import type { TenantConfig } from '../../../contract/config.ts';

const DEFAULT_COLOUR = '#1f2933';
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const MAX_RADIUS = 16;

/** The tenant's branding in an email: name, logo and colours. */
export interface EmailBrand {
  name: string;
  /** Absolute URL; if '', the name is shown instead. */
  logoUrl: string;
  /** As #rrggbb */
  primary: string;
  /** Text colour on `primary`. */
  onPrimary: string;
  /** Corner radius in px. */
  radius: number;
}

const longHex = (colour: string) =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

/** Relative luminance of #rrggbb, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or near-black, whichever has more contrast. */
const onColour = (colour: string) => (luminance(colour) > 0.18 ? '#111111' : '#ffffff');

function absoluteUrl(path: string, origin: string): string {
  if (path === '' || !URL.canParse(path, origin || undefined)) return '';
  const url = new URL(path, origin || undefined);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
}

export function brandOf(config: TenantConfig, origin: string): EmailBrand {
  const { theme, name, logo_src, email_logo_src } = config;
  const primary = HEX.test(theme.primary) ? longHex(theme.primary) : DEFAULT_COLOUR;
  return {
    name,
    logoUrl: absoluteUrl(email_logo_src || logo_src, origin),
    primary,
    onPrimary: onColour(primary),
    radius: Math.min(Math.max(theme.radius, 0), MAX_RADIUS),
  };
}
