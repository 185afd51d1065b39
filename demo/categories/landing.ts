import type { BrandSlug } from '../catalog/brands.ts';
import { type Text, text } from '../text.ts';
import type { LandingSection } from '../types.ts';

interface Landing {
  featured: Text;
  brands: readonly BrandSlug[];
}

// biome-ignore format: a table, one row a department
const landings: Record<string, Landing> = {
  'living-room': { featured: text('Sofas people come back for', 'Les canapés pour lesquels on revient'), brands: ['northquay', 'fjellby', 'hollis-grain', 'castellane', 'alderwick'] },
  bedroom: { featured: text('Sleep on these', 'Dormez là-dessus'), brands: ['dunmoor', 'northquay', 'fjellby', 'alderwick'] },
  dining: { featured: text('Around the table', 'Autour de la table'), brands: ['northquay', 'fjellby', 'hollis-grain', 'castellane'] },
  'home-office': { featured: text('A better Monday', 'Un meilleur lundi'), brands: ['northquay', 'fjellby', 'hollis-grain'] },
  outdoor: { featured: text('Out in all weather', 'Dehors par tous les temps'), brands: ['sunfold'] },
  'kitchen-appliances': { featured: text('Loved in real kitchens', 'Aimés dans de vraies cuisines'), brands: ['norrfell', 'hearthline', 'kestrelle', 'marrowbrook', 'breezeworth'] },
  laundry: { featured: text('Fewer Sundays lost', 'Moins de dimanches perdus'), brands: ['marrowbrook', 'kestrelle'] },
};

/** Sections of a department's landing page. Empty for a department that has a listing instead. */
export function landing(key: string): readonly LandingSection[] {
  const content = landings[key];
  if (!content) return [];
  return [
    { kind: 'hero', block: `category-${key}-hero` },
    { kind: 'categories' },
    { kind: 'featured', title: content.featured, limit: 18 },
    { kind: 'promotions' },
    { kind: 'posm', brands: content.brands.slice(0, 2) },
    { kind: 'brands', slugs: content.brands },
    { kind: 'content', block: `category-${key}-guide` },
    { kind: 'blog', limit: 3 },
  ];
}
