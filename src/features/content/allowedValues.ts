import type { ArrowShape } from '@/ui/Carousel';

/** Allowed attribute values (docs/spec/04 §5), shared by the tags and the content checks. */

/** Keys of the configuration that avb-config may show. */
export const configKeys = [
  'base_url',
  'name',
  'phone',
  'store_code',
  'logo_src',
  'logo_alt',
  'title',
  'title_prefix',
  'title_suffix',
  'description',
] as const;

const buttonValues: Record<string, readonly string[]> = {
  'data-action': ['print-image', 'freedompay', 'tdbank'],
  'data-modal': ['zibby', 'katapult', 'acima', 'chargeafter', 'conneqt'],
  'data-credit-tier': ['Prime', 'NearPrime', 'SubPrime'],
};

/** Returns a message for each attribute of an avb-button with an invalid value. */
export const invalidButtonValues = (attributes: Record<string, string>): string[] =>
  Object.entries(buttonValues).flatMap(([name, values]) => {
    const value = attributes[name];
    return value === undefined || values.includes(value)
      ? []
      : [`Invalid "${value}" value provided to "${name}".`];
  });

const ARROW_CLASS = /^(?:dsg-|fa-|fas-)/;

export const INVALID_ARROWS_ICON = 'AVB Carousel: Invalid data-class-arrows-icon';

/** Whether a carousel's arrows may have an icon class (docs/spec/04 §5). */
export const isArrowsIcon = (icon: string): boolean => ARROW_CLASS.test(icon);

/** Maps an icon class to an arrow shape, because the icon fonts of these classes are not included. */
export const arrowShape = (iconClass = ''): ArrowShape =>
  ARROW_CLASS.test(iconClass) && /arrow|long/.test(iconClass) ? 'arrow' : 'chevron';
