import { maskTelephone } from '@contract/telephone';
import { expect, it } from 'vitest';
import { maskField } from '@/lib/maskField';

/** The value with | as the caret, before and after masking. */
function mask(text: string): string {
  const field = document.createElement('input');
  document.body.append(field);
  field.value = text.replace('|', '');
  field.setSelectionRange(text.indexOf('|'), text.indexOf('|'));
  maskField(field, maskTelephone);
  const at = field.selectionStart ?? 0;
  field.remove();
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
}

it.each([
  ['(559|) 234-5678', '(559|) 234-5678'],
  ['(5|) 234-5678', '(5|23) 456-78'],
  ['(55|) 234-5678', '(55|2) 345-678'],
  ['(555| 234-5678', '(555|) 234-5678'],
  ['(555) 29|34-567', '(555) 29|3-4567'],
  ['555234|', '(555) 234|'],
  ['1|5552345678', '+1| (555) 234-5678'],
])('%s becomes %s', (typed, masked) => expect(mask(typed)).toBe(masked));

it.each([
  ['+52 55 2345 6789', '+52 55 2345 6789'],
  ['+44 20 7946 0958 x7', '+44 20 7946 0958 x7'],
  ['52 55 2345 6789', '(525) 523-456789'],
  ['503-234-5678 ext. 12', '(503) 234-5678 ext. 12'],
  ['503-234-5678 x12', '(503) 234-5678 x12'],
  ['514-234-5678 poste 12', '(514) 234-5678 poste 12'],
  ['5032345678#12', '(503) 234-5678 #12'],
])('%s, typed one character after the other, becomes %s', (typed, masked) => {
  const field = document.createElement('input');
  for (const character of typed) {
    const at = field.selectionStart ?? field.value.length;
    field.setRangeText(character, at, at, 'end');
    maskField(field, maskTelephone);
  }
  expect(field.value).toBe(masked);
});
