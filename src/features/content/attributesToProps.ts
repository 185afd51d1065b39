import type { CSSProperties } from 'react';
import { styleToObject } from './styleToObject';

/** Attributes of the allow list (allowList.ts) that have another name in React. */
const propNames = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ...'colSpan dateTime hrefLang maxLength minLength playsInline readOnly rowSpan srcLang srcSet tabIndex'
    .split(' ')
    .map((prop) => [prop.toLowerCase(), prop] as const),
]);

const booleans = new Set(
  'checked controls disabled loop multiple muted open playsinline readonly required selected'.split(' '),
);

const fields = new Set(['input', 'select', 'textarea']);
const initialProps = new Map([
  ['checked', 'defaultChecked'],
  ['value', 'defaultValue'],
]);

/**
 * Returns the React props of an element's allowed attributes. Shoppers may change fields in dealer HTML, so `value` and `checked` become
 * initial values; the value of a form button is its label and stays unchanged.
 */
export function attributesToProps(
  attributes: Record<string, string>,
  element = '',
): Record<string, unknown> & { style?: CSSProperties } {
  const isField = fields.has(element) && attributes.type !== 'submit' && attributes.type !== 'reset';
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const prop = (isField && initialProps.get(name)) || propNames.get(name) || name;
    props[prop] = booleans.has(name) || (name === 'style' ? styleToObject(value) : value);
  }
  return props;
}
