import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, toWellFormed } from './cutText';

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);

describe('cutText', () => {
  it('leaves a text that is short enough unchanged', () => {
    expect(cutText('Sofa 😀', 7)).toBe('Sofa 😀');
    expect(cutText('', 5)).toBe('');
  });

  it('never ends within a character', () => {
    expect(cutText(`a${'😀'.repeat(120)}`, 100)).toBe(`a${'😀'.repeat(49)}`);
    expect(cutText('cafe\u0301', 4)).toBe('caf');
    expect(cutText('ok 👨‍👩‍👧', 6)).toBe('ok ');
    expect(cutText('ok 👍🏽', 5)).toBe('ok ');
    expect(cutText('❤\ufe0f', 1)).toBe('');
  });

  it('cuts a pile of marks between code points instead of dropping the text', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 200)).toHaveLength(200);
  });

  it('replaces half characters that the text came with', () => {
    expect(cutText('a\ud83d', 5)).toBe('a\ufffd');
    expect(cutText('\ude00bc', 2)).toBe('\ufffdb');
    expect(toWellFormed('x\udc00\ud800y😀')).toBe('x\ufffd\ufffdy😀');
  });

  it('holds for any text and length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
        const cut = cutText(text, most);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(isWellFormed(cut)).toBe(true);
        expect(toWellFormed(text).startsWith(cut)).toBe(true);
      }),
    );
  });
});
