import type { ArrowShape } from '@/ui/Carousel';

/** Values that markup may carry (shell specification §5), for the tags that obey them and the checks that name others. */

/** Parts of the configuration that avb-config may say. */
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

/** The message for each attribute of a button whose value is not allowed. */
export const invalidButtonValues = (attributes: Record<string, string>): string[] =>
  Object.entries(buttonValues).flatMap(([name, values]) => {
    const value = attributes[name];
    return value === undefined || values.includes(value)
      ? []
      : [`Invalid "${value}" value provided to "${name}".`];
  });

const ARROW_CLASS = /^(?:dsg-|fa-|fas-)/;

/** Whether an icon class may stand on a carousel's arrows. */
export const isArrowClass = (value: string) => ARROW_CLASS.test(value);

/** How a carousel's arrows are drawn for an icon class: the fonts that such classes belong to are not shipped. */
export const arrowShape = (iconClass = ''): ArrowShape =>
  isArrowClass(iconClass) && /arrow|long/.test(iconClass) ? 'arrow' : 'chevron';
