import type { BrandSlug } from '../catalog/brands.ts';
import type { Text } from '../text.ts';
import type { LandingSection } from '../types.ts';

interface Landing {
  featured: Text;
  brands: readonly BrandSlug[];
}

const t = (en: string, fr: string): Text => ({ en, fr });

// biome-ignore format: a table, one row a department
const landings: Record<string, Landing> = {
  'living-room': { featured: t('Sofas people come back for', 'Les canapés pour lesquels on revient'), brands: ['northquay', 'fjellby', 'hollis-grain', 'castellane', 'alderwick'] },
  bedroom: { featured: t('Sleep on these', 'Dormez là-dessus'), brands: ['dunmoor', 'northquay', 'fjellby', 'alderwick'] },
  dining: { featured: t('Around the table', 'Autour de la table'), brands: ['northquay', 'fjellby', 'hollis-grain', 'castellane'] },
  'home-office': { featured: t('A better Monday', 'Un meilleur lundi'), brands: ['northquay', 'fjellby', 'hollis-grain'] },
  outdoor: { featured: t('Out in all weather', 'Dehors par tous les temps'), brands: ['sunfold'] },
  'kitchen-appliances': { featured: t('Loved in real kitchens', 'Aimés dans de vraies cuisines'), brands: ['norrfell', 'hearthline', 'kestrelle', 'marrowbrook', 'breezeworth'] },
  laundry: { featured: t('Fewer Sundays lost', 'Moins de dimanches perdus'), brands: ['marrowbrook', 'kestrelle'] },
};

/** Sections of a department's page; small departments have none and show their list at once. */
export function landing(key: string): readonly LandingSection[] {
  const found = landings[key];
  if (!found) return [];
  return [
    { kind: 'hero', block: `category-${key}-hero` },
    { kind: 'categories' },
    { kind: 'featured', title: found.featured, limit: 18 },
    { kind: 'promotions' },
    { kind: 'posm', brands: found.brands.slice(0, 2) },
    { kind: 'brands', slugs: found.brands },
    { kind: 'content', block: `category-${key}-guide` },
    { kind: 'blog', limit: 3 },
  ];
}
