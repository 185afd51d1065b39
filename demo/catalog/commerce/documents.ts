import type { DemoDocument } from '../../types.ts';
import { both, type Draft } from '../draft.ts';
import { isAppliance } from './pricing.ts';

const titles: Record<DemoDocument['kind'], DemoDocument['title']> = {
  care: both('Care guide', 'Guide d’entretien'),
  energy: both('How to read the energy label', 'Lire l’étiquette énergie'),
  assembly: both('Before you assemble', 'Avant le montage'),
  warranty: both('Warranty terms', 'Conditions de garantie'),
  size: both('Will it fit? Measuring guide', 'Passera-t-il ? Guide de mesure'),
};

/** One document; its two files lie in demo/media/documents and are served below /media/documents. */
export function documentOf(kind: DemoDocument['kind']): DemoDocument {
  return {
    kind,
    title: titles[kind],
    url: both(`/media/documents/${kind}-guide-en.html`, `/media/documents/${kind}-guide-fr.html`),
  };
}

/** What is worth reading before and after buying it. */
export function documentsOf(
  draft: Pick<Draft, 'family' | 'modelNumber' | 'kwhPerYear' | 'addOns'>,
): DemoDocument[] {
  if (isAppliance(draft))
    return [...(draft.kwhPerYear ? (['energy'] as const) : []), 'size' as const, 'warranty' as const].map(
      documentOf,
    );
  const built = draft.addOns?.includes('assembly-in-home') ? (['assembly'] as const) : [];
  return [...(['care'] as const), ...built, 'size' as const, 'warranty' as const].map(documentOf);
}
