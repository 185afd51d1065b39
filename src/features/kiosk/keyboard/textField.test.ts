import { describe, expect, it } from 'vitest';
import { layoutOf, textFieldOf } from './textField';

function input(attributes: Record<string, string>): HTMLInputElement {
  const field = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  return field;
}

describe('the keys that suit a field', () => {
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
  ] as const)('%o: %s', (attributes, layout) => {
    expect(layoutOf(input(attributes))).toBe(layout);
  });

  it('are digits for a passcode and a code sent to the shopper', () => {
    const passcode = input({ type: 'password' });
    passcode.inputMode = 'numeric';
    expect(layoutOf(passcode)).toBe('passcode');
    const code = input({ type: 'text' });
    code.autocomplete = 'one-time-code';
    expect(layoutOf(code)).toBe('passcode');
  });

  it('come for text only, and not for a field that brings its own', () => {
    expect(textFieldOf(input({ type: 'checkbox' }))).toBeNull();
    expect(textFieldOf(input({ type: 'text', readonly: '' }))).toBeNull();
    const own = input({ type: 'text' });
    own.inputMode = 'none';
    expect(textFieldOf(own)).toBeNull();
    expect(textFieldOf(document.createElement('textarea'))).not.toBeNull();
  });
});
