import { expect, it } from 'vitest';
import en from '../../../locales/en/storeMessages.json';
import fr from '../../../locales/fr/storeMessages.json';
import { say } from './say.ts';

it('says everything in both languages, with the same gaps to fill', () => {
  const gaps = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const [key, sentence] of Object.entries(en))
    expect(gaps(fr[key as keyof typeof fr])).toEqual(gaps(sentence));
});

it('fills the gaps and falls back to English', () => {
  expect(say('fr', 'stockNone', { name: 'Chaise' })).toBe('Chaise est en rupture de stock.');
  expect(say('de', 'stockNone', { name: 'Stuhl' })).toBe('Stuhl is out of stock.');
});
