import type { StoreConfig } from '@/api/contract/config';
import { isColour, textOn } from '@/lib/colour';

/** Custom properties of the store's brand: src/ui/tokens.css derives the rest. Invalid colours are left out. */
export function themeVariables({ theme }: StoreConfig): Record<string, string> {
  const variables: Record<string, string> = { '--radius-brand': `${theme.radius}px` };
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

/** The same as a style attribute. */
export const themeStyle = (config: StoreConfig): string =>
  Object.entries(themeVariables(config))
    .map(([name, value]) => `${name}:${value.replace(/[;<>{}]/g, '')}`)
    .join(';');
