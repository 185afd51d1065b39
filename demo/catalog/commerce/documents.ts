import { text } from '../../text.ts';
import type { DemoDocument } from '../../types.ts';
import type { Draft } from '../draft.ts';
import { isAppliance } from './pricing.ts';

const titles: Record<DemoDocument['kind'], DemoDocument['title']> = {
  care: text('Care guide', 'Guide d’entretien'),
  energy: text('How to read the energy label', 'Lire l’étiquette énergie'),
  assembly: text('Before you assemble', 'Avant le montage'),
  warranty: text('Warranty terms', 'Conditions de garantie'),
  size: text('Will it fit? Measuring guide', 'Passera-t-il ? Guide de mesure'),
};

/** A document in both languages. The files are in demo/media/documents. */
export function documentOf(kind: DemoDocument['kind']): DemoDocument {
  return {
    kind,
    title: titles[kind],
    url: text(`/media/documents/${kind}-guide-en.html`, `/media/documents/${kind}-guide-fr.html`),
  };
}

/** The documents on a product's page. */
export function documentsOf(
  draft: Pick<Draft, 'family' | 'modelNumber' | 'kwhPerYear' | 'addOns'>,
): DemoDocument[] {
  if (isAppliance(draft))
    return [...(draft.kwhPerYear ? (['energy'] as const) : []), 'size' as const, 'warranty' as const].map(
      documentOf,
    );
  const assembly = draft.addOns?.includes('assembly-in-home') ? (['assembly'] as const) : [];
  return [...(['care'] as const), ...assembly, 'size' as const, 'warranty' as const].map(documentOf);
}
