import { expect, it } from 'vitest';
import { MESSAGES, message } from './message.ts';

it('has every message in both languages, with the same placeholders', () => {
  const gaps = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();
  const { en = {}, fr = {} } = MESSAGES as Record<string, Record<string, string>>;
  expect(Object.keys(en).length).toBeGreaterThan(0);
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const [key, sentence] of Object.entries(en)) expect(gaps(fr[key] ?? '')).toEqual(gaps(sentence));
});

it('replaces the placeholders and falls back to English', () => {
  expect(message('fr', 'stockNone', { name: 'Chaise' })).toBe('Chaise est en rupture de stock.');
  expect(message('de', 'stockNone', { name: 'Stuhl' })).toBe('Stuhl is out of stock.');
});
