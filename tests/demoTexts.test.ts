import { describe, expect, it } from 'vitest';
import { promotions } from '../demo/catalog/commerce/promotions.ts';
import { services } from '../demo/catalog/commerce/services.ts';
import { sellable } from '../demo/catalog/products.ts';
import { sceneAlts } from '../demo/content/html.ts';
import { menus } from '../demo/content/menus.ts';
import { locations } from '../demo/locations.ts';
import { tenants } from '../demo/tenants/tenants.ts';
import type { Text } from '../demo/text.ts';
import { contents, contentsOf, plainOf } from './demoContents.ts';
import { isTypeset } from './frenchTypography.ts';

describe('a text', () => {
  const english = /\b(the|and|with|from|your|our|this|that|which|every)\b/i;
  const french = /\b(le|les|des|une|avec|pour|dans|votre|nous|chaque)\b/i;
  const written = contents.filter(({ name }) => !/^tags|^dev-|^seo-|^site-/.test(name));
  const texts: { name: string; text: Text }[] = [
    ...sellable.flatMap((product) =>
      [
        product.name,
        product.shortDescription,
        product.description,
        ...product.features,
        ...product.flags.map((flag) => flag.text),
        ...product.documents.map(({ title }) => title),
        ...product.specs.flatMap(({ group, details }) => [
          group,
          ...details.flatMap(({ label, value }) => [label, value]),
        ]),
        ...product.options.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]),
        ...product.reviews.written.flatMap(({ title, body }) => [title, body]),
        ...product.outlets.map(({ condition }) => condition),
      ].map((text) => ({ name: product.urlKey, text })),
    ),
    ...services.flatMap(({ id, name, lead }) => [name, lead].map((text) => ({ name: id, text }))),
    ...promotions.flatMap(({ programId, name, description, shortDescription }) =>
      [name, description, shortDescription].map((text) => ({ name: programId, text })),
    ),
    ...menus.map(({ label }) => ({ name: 'menu', text: label })),
    ...written.map(({ name, content }) => ({
      name,
      text: { en: plainOf(content.en), fr: plainOf(content.fr) },
    })),
  ];

  it('speaks the language of its page only', () => {
    expect(
      texts.filter(({ text }) => english.test(text.fr)).map(({ name, text }) => `${name}: ${text.fr}`),
    ).toEqual([]);
    expect(
      texts.filter(({ text }) => french.test(text.en)).map(({ name, text }) => `${name}: ${text.en}`),
    ).toEqual([]);
  });

  it('has the signs of French set off, as the texts of the shop have', () => {
    const configured: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'string') configured.push(value);
      else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
    };
    for (const { code, config, translated } of tenants) collect(code === 'boreale' ? config : translated?.fr);
    expect(configured.length).toBeGreaterThan(20);
    // Plain texts have ordinary spaces only.
    const contentTexts = written.map(({ content }) => content.fr.replaceAll(/<[^>]*>/g, ''));
    const names = new Set(written.map(({ name }) => name));
    const others = texts.filter(({ name }) => !names.has(name)).map(({ text }) => text.fr);
    const french = [...others, ...contentTexts, ...configured];
    expect(french.filter((text) => !isTypeset(text))).toEqual([]);
  });

  it('measures in inches and feet, as the fit check does in French too', () => {
    const metric = /\d\s?(?:cm|mm|m)\b|\b(?:centi|milli)?mètres?\b/;
    expect(
      texts.filter(({ text }) => metric.test(text.fr)).map(({ name, text }) => `${name}: ${text.fr}`),
    ).toEqual([]);
  });

  it('describes one picture of a room in one way', () => {
    const alts = new Set(Object.values(sceneAlts).flatMap(({ en, fr }) => ['', en, fr]));
    const described = contents.flatMap(({ name, content }) =>
      [
        ...`${content.en}${content.fr}`.matchAll(/data-src="\/media\/scenes\/[^"]+"[^>]*data-alt="([^"]*)"/g),
      ].map(([, alt = '']) => ({ name, alt })),
    );
    expect(described.length).toBeGreaterThan(10);
    expect(described.filter(({ alt }) => !alts.has(alt))).toEqual([]);
  });

  it('counts the showrooms that the shop has', () => {
    for (const tenant of ['maple', 'boreale'] as const) {
      const count = `${locations.filter((location) => location.tenant === tenant).length}`;
      const counted = contentsOf(tenant).flatMap(({ content }) => [
        ...plainOf(`${content.en} ${content.fr}`).matchAll(/(\d+) (?:showrooms|houses|magasins|maisons)/g),
      ]);
      expect(counted.length).toBeGreaterThan(0);
      expect(counted.filter(([, number]) => number !== count)).toEqual([]);
    }
  });
});
