import { expect, it } from 'vitest';
import { attributesToProps } from './attributesToProps';

it('names attributes as React does', () => {
  const attributes = {
    class: 'a',
    for: 'b',
    id: 'c',
    colspan: '2',
    datetime: '2026',
    hreflang: 'fr',
    maxlength: '5',
    minlength: '1',
    rowspan: '3',
    srclang: 'en',
    srcset: 'd.webp 2x',
    tabindex: '-1',
    width: '50%',
    loading: 'lazy',
    'aria-label': 'e',
    'data-Key': 'f',
  };
  expect(attributesToProps(attributes, 'div')).toEqual({
    className: 'a',
    htmlFor: 'b',
    id: 'c',
    colSpan: '2',
    dateTime: '2026',
    hrefLang: 'fr',
    maxLength: '5',
    minLength: '1',
    rowSpan: '3',
    srcLang: 'en',
    srcSet: 'd.webp 2x',
    tabIndex: '-1',
    width: '50%',
    loading: 'lazy',
    'aria-label': 'e',
    'data-Key': 'f',
  });
});

it('sets a boolean attribute whatever its value', () => {
  expect(attributesToProps({ controls: '', loop: 'false', playsinline: '1', open: 'x' }, 'video')).toEqual({
    controls: true,
    loop: true,
    playsInline: true,
    open: true,
  });
  expect(attributesToProps({ selected: '', disabled: '' }, 'option')).toEqual({
    selected: true,
    disabled: true,
  });
});

it.each([
  ['input', { value: 'a' }, { defaultValue: 'a' }],
  ['input', { type: 'checkbox', checked: '', value: 'a' }, { defaultChecked: true, defaultValue: 'a' }],
  ['textarea', { value: 'a', readonly: '' }, { defaultValue: 'a', readOnly: true }],
  ['select', { value: 'a', multiple: '' }, { defaultValue: 'a', multiple: true }],
  ['input', { type: 'submit', value: 'Send' }, { value: 'Send' }],
  ['input', { type: 'reset', value: 'Empty' }, { value: 'Empty' }],
  ['option', { value: 'a' }, { value: 'a' }],
  ['li', { value: '3' }, { value: '3' }],
])('%s: what a shopper may change is an initial value', (element, attributes, props) =>
  expect(attributesToProps(attributes, element)).toEqual({
    ...('type' in attributes && { type: attributes.type }),
    ...props,
  }),
);

it('reads the style', () =>
  expect(attributesToProps({ style: 'color: red' })).toEqual({ style: { color: 'red' } }));
