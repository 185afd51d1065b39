import { isColour, textOn } from '@/lib/colour';

const brands: Record<string, string> = { 'avb-primary': 'primary', 'avb-secondary': 'secondary' };
const headerTypes = ['light', 'filled', 'mixed-nav', 'mixed'];

/** Validators of the allowed style variables. All other variables are blanked (docs/spec/02 §4). */
const validators: Record<string, (value: string) => boolean> = {
  'avb-primary': isColour,
  'avb-secondary': isColour,
  'avb-strip-background': isColour,
  'avb-header-type': (value) => headerTypes.includes(value),
  'avb-header-layout': (value) => value === 'standard',
};

export interface CheckedVariable {
  /** The validated declaration for the stylesheet. */
  declaration: string;
  /** Why the value was blanked; null when the value is unchanged. */
  warning: string | null;
}

/** Validates the declaration of an avb- variable. A brand colour also sets the theme's --brand variables. */
export function checkStyleVariable(name: string, value: string): CheckedVariable {
  const isValid = Object.hasOwn(validators, name) ? validators[name] : undefined;
  if (!isValid) return { declaration: `--${name}: ;`, warning: `Unknown style variable --${name}` };
  if (!isValid(value)) {
    return { declaration: `--${name}: ;`, warning: `Style variable --${name} can't be "${value}"` };
  }
  const brand = brands[name];
  // The theme is set by a style attribute, which only an !important declaration overrides.
  const theme = brand
    ? ` --brand-${brand}: ${value} !important; --brand-on-${brand}: ${textOn(value)} !important;`
    : '';
  return { declaration: `--${name}: ${value};${theme}`, warning: null };
}
