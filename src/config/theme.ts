import type { TenantConfig } from '@contract/config';
import { isColour, textOn } from '@/lib/colour';

/**
 * CSS properties of the tenant's brand, from which src/ui/tokens.css derives all others. Invalid colours are omitted. A tenant without a
 * dark theme is light on every device.
 */
export function themeVariables({ theme }: TenantConfig): Record<string, string> {
  const variables: Record<string, string> = { '--radius-brand': `${theme.radius}px` };
  if (!theme.dark) variables['color-scheme'] = 'light';
  if (isColour(theme.primary)) {
    variables['--brand-primary'] = theme.primary;
    variables['--brand-on-primary'] = textOn(theme.primary);
  }
  if (isColour(theme.secondary)) {
    variables['--brand-secondary'] = theme.secondary;
    variables['--brand-on-secondary'] = textOn(theme.secondary);
  }
  if (theme.font_heading) variables['--font-heading'] = theme.font_heading;
  if (theme.font_body) variables['--font-body'] = theme.font_body;
  return variables;
}

/** themeVariables as the value of a style attribute. */
export const themeStyle = (config: TenantConfig): string =>
  Object.entries(themeVariables(config))
    .map(([name, value]) => `${name}:${value.replace(/[;<>{}]/g, '')}`)
    .join(';');
