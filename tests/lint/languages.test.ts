import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { products } from '../../demo/catalog/products.ts';
import { isTypeset, NNBSP } from '../frenchTypography.ts';

/** Every string of a JSON file with the path of its key. */
function stringsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, path ? `${path}.${key}` : key));
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`);

const textsOf = (language: string): [path: string, text: string][] =>
  filesIn(`locales/${language}`, '.json').flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(file, 'utf8'))).map(([path, text]): [string, string] => [
      `${file} ${path}`,
      text,
    ]),
  );

const LITERAL = String.raw`('(?:[^'\\]|\\.)*'|\`(?:[^\`\\]|\\.)*\`)`;
/** A call of the demo that takes a text in English and in French. */
const BILINGUAL = new RegExp(String.raw`\b(?:text|localize|both)\(\s*${LITERAL},\s*${LITERAL}`, 'g');

/** The pairs of texts in the demo's sources; a placeholder of a template stands as {}. */
function demoTexts(): { en: [string, string][]; fr: [string, string][] } {
  const pairs = filesIn('demo', '.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(BILINGUAL), ([, en = '', fr = '']) => ({ file, en, fr })),
  );
  const plain = (literal: string) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '{}');
  return {
    en: pairs.map(({ file, en }) => [file, plain(en)]),
    fr: pairs.map(({ file, fr }) => [file, plain(fr)]),
  };
}
const demo = demoTexts();

/** One spelling for each word, and the American one. */
const otherSpellings =
  /\b(?:e-mails?|pick-ups?|colours?|coloured|grey|favourites?|centres?|catalogues?|level(?:led|ling)|cancell?ing|harbours?|parlours?|organis\w+|metres?|licen[cs]ed? plates?|price on application)\b/i;

describe('English', () => {
  it.each([
    ['locales', textsOf('en')],
    ['demo', demo.en],
    ['names of products', products.map(({ urlKey, name }): [string, string] => [urlKey, name.en])],
  ] as const)('is American and has one spelling for each word in %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => otherSpellings.test(text))).toEqual([]);
  });
});

describe('French', () => {
  it.each([
    ['locales', textsOf('fr')],
    ['demo', demo.fr],
  ] as const)('has a narrow no-break space before ? ! : ; in %s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(([, text]) => !isTypeset(text))).toEqual([]);
  });

  it.each(['Mot de passe oublié?', 'Couleur : Avoine', 'Couleur\u00a0: Avoine', 'Fini ;'])(
    'finds %j',
    (text) => expect(isTypeset(text)).toBe(false),
  );
  it.each(['10:30', 'https://x.example', `Quoi${NNBSP}?`, 'a &amp; b', 'x; y'.slice(0, 1)])(
    'permits %j',
    (text) => expect(isTypeset(text)).toBe(true),
  );
});
