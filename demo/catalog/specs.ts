import { type Text, text } from '../text.ts';
import type { DemoSpec, DemoSpecGroup } from '../types.ts';
import { isAppliance } from './commerce/pricing.ts';
import { type Draft, type Inches, withComma } from './draft.ts';

/** The outer sizes and the weight. */
export function sizeSpecs({
  inches: [width, depth, height],
  pounds,
}: Pick<Draft, 'inches' | 'pounds'>): DemoSpec[] {
  const length = (en: string, fr: string, inches: number): DemoSpec => ({
    label: text(en, fr),
    value: text(`${inches} in.`, `${withComma(inches)} po`),
  });
  return [
    length('Width', 'Largeur', width),
    length('Depth', 'Profondeur', depth),
    length('Height', 'Hauteur', height),
    { label: text('Weight', 'Poids'), value: text(`${pounds} lb`, `${Math.round(pounds * 0.4536)} kg`) },
  ];
}

export function specGroups(draft: Draft): DemoSpecGroup[] {
  const years = isAppliance(draft) ? 2 : draft.family === 'mattress' ? 10 : 5;
  return [
    { group: text('Dimensions', 'Dimensions'), details: sizeSpecs(draft) },
    { group: text('Details', 'Détails'), details: draft.specs },
    {
      group: text('Care and warranty', 'Entretien et garantie'),
      details: [
        { label: text('Warranty', 'Garantie'), value: text(`${years} years`, `${years} ans`) },
        isAppliance(draft)
          ? {
              label: text('Service', 'Service'),
              value: text('By our own technicians', 'Par nos propres techniciens'),
            }
          : {
              label: text('Care', 'Entretien'),
              value: text('Dust dry; damp cloth for spots', 'Chiffon sec ; humide pour les taches'),
            },
      ],
    },
  ];
}

export const sizeOf = ({ inches: [width, depth, height], pounds }: Draft) => ({
  width,
  depth,
  height,
  weight: pounds,
});

/** The draft in one of its sizes: the weight grows with the area. */
export function inSize(draft: Draft, { inches }: { inches: Inches }): Draft {
  const area = ([width, depth]: Inches) => width * depth;
  return { ...draft, inches, pounds: Math.round((draft.pounds * area(inches)) / area(draft.inches)) };
}

export function descriptionOf(draft: Draft): Text {
  const sentences = [draft.lead, ...draft.body];
  const paragraph = (language: keyof Text) =>
    `<p>${[...new Set(sentences.map((sentence) => sentence[language]))].join(' ')}</p>`;
  return text(paragraph('en'), paragraph('fr'));
}
