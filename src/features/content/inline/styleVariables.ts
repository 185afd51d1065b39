import { isColour, textOn } from '@/lib/colour';

const brands: Record<string, string> = { 'avb-primary': 'primary', 'avb-secondary': 'secondary' };
const headerTypes = ['light', 'filled', 'mixed-nav', 'mixed'];

/** Style variables of a site and what they may be; all others are blanked (shell specification §5). */
const known: Record<string, (value: string) => boolean> = {
  'avb-primary': isColour,
  'avb-secondary': isColour,
  'avb-strip-background': isColour,
  'avb-header-type': (value) => headerTypes.includes(value),
  'avb-header-layout': (value) => value === 'standard',
};

export interface CheckedVariable {
  /** The declaration as it may stand in a stylesheet. */
  declaration: string;
  /** Why its value is blank; null when it is as written. */
  warning: string | null;
}

/** One declaration of a variable whose name starts with avb; a colour of the brand recolours the theme. */
export function checkStyleVariable(name: string, value: string): CheckedVariable {
  const isValid = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!isValid) return { declaration: `--${name}: ;`, warning: `Unknown style variable --${name}` };
  if (!isValid(value)) {
    return { declaration: `--${name}: ;`, warning: `Style variable --${name} can't be "${value}"` };
  }
  const brand = brands[name];
  // The theme stands in a style attribute, which only an important declaration overrules.
  const theme = brand
    ? ` --brand-${brand}: ${value} !important; --brand-on-${brand}: ${textOn(value)} !important;`
    : '';
  return { declaration: `--${name}: ${value};${theme}`, warning: null };
}
