import { isTag, isText } from 'domhandler';
import { configKeys, invalidButtonValues, isArrowClass } from '@/features/content/allowedValues';
import { isFormName } from '@/features/content/forms/formApi';
import { type Rule, says } from './problem';

const rules: Record<string, Rule> = {
  'avb-button': ({ attribs }) => invalidButtonValues(attribs),
  'avb-carousel': ({ attribs: { 'data-class-arrows-icon': icon } }) =>
    says(
      icon !== undefined && !isArrowClass(icon),
      `AVB Carousel: Invalid data-class-arrows-icon "${icon}".`,
    ),
  'avb-config': ({ attribs: { 'data-key': key = '' } }) =>
    says(!configKeys.some((known) => known === key), `avb-config: the key "${key}" is not allowed.`),
  'avb-magento-form': ({ attribs: { 'data-form': form } }) =>
    says(!isFormName(form), `avb-magento-form: there is no form "${form ?? ''}".`),
  'avb-promotions': ({ attribs }) =>
    says(!attribs['data-type'] && !attribs['data-banner-id'], 'avb-promotions: Missing data-type key'),
  iframe: ({ attribs }) => says(!attribs.title, 'iframe: missing title.'),
  tabs: ({ children }) =>
    says(!children.some((child) => isTag(child) && child.name === 'template'), 'No suitable children found'),
};

const structural = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

const looseText: Rule = ({ name, children }) =>
  says(
    structural.has(name) && children.some((child) => isText(child) && child.data.trim() !== ''),
    `${name}: text between its cells is dropped.`,
  );

/** What each custom tag asks for (shell specification §5). */
export const tagRules: readonly Rule[] = [(element) => rules[element.name]?.(element) ?? [], looseText];
