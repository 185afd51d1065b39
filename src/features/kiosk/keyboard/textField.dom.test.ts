import { describe, expect, it } from 'vitest';
import { layoutFor, toTextField } from './textField';

function input(attributes: Record<string, string>): HTMLInputElement {
  const field = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  return field;
}

describe('the keyboard layout of a field', () => {
  it.each([
    [{ type: 'text' }, 'letters'],
    [{ type: 'search' }, 'letters'],
    [{ type: 'text', autocomplete: 'billing street-address' }, 'letters'],
    [{ type: 'email' }, 'email'],
    [{ type: 'text', autocomplete: 'username' }, 'email'],
    [{ type: 'tel' }, 'number'],
    [{ type: 'text', autocomplete: 'billing tel-national' }, 'number'],
    [{ type: 'text', autocomplete: 'cc-number' }, 'number'],
    [{ type: 'text', autocomplete: 'cc-exp-month' }, 'number'],
    [{ type: 'password' }, 'letters'],
  ] as const)('of a field with %o is %s', (attributes, layout) => {
    expect(layoutFor(input(attributes))).toBe(layout);
  });

  it('is a digit pad for passcodes and one-time codes', () => {
    const passcode = input({ type: 'password' });
    passcode.inputMode = 'numeric';
    expect(layoutFor(passcode)).toBe('passcode');
    const code = input({ type: 'text' });
    code.autocomplete = 'one-time-code';
    expect(layoutFor(code)).toBe('passcode');
  });

  it('does not exist for other inputs and for fields with inputmode none', () => {
    expect(toTextField(input({ type: 'checkbox' }))).toBeNull();
    expect(toTextField(input({ type: 'text', readonly: '' }))).toBeNull();
    const fieldWithoutKeyboard = input({ type: 'text' });
    fieldWithoutKeyboard.inputMode = 'none';
    expect(toTextField(fieldWithoutKeyboard)).toBeNull();
    expect(toTextField(document.createElement('textarea'))).not.toBeNull();
  });
});
