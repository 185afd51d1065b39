import type { Text } from '../text.ts';

interface Brand {
  slug: string;
  name: string;
  /** The first letters of model numbers and SKUs. */
  prefix: string;
  makes: 'furniture' | 'appliances';
  description: Text;
}

/** The brands of the demo shop, all invented. Logos: /media/brand/brands/{slug}.svg */
// biome-ignore format: a table, one row an item
export const brands = [
  {
    slug: 'northquay',
    name: 'Northquay',
    prefix: 'NQ',
    makes: 'furniture',
    description: {
      en: 'Deep, quiet upholstery for rooms that are used every day, sewn to order in a former harbor warehouse.',
      fr: 'Des meubles rembourrés profonds et sobres pour les pièces où l’on vit, cousus sur commande dans un ancien entrepôt du port.',
    },
  },
  {
    slug: 'fjellby',
    name: 'Fjellby',
    prefix: 'FJ',
    makes: 'furniture',
    description: {
      en: 'Light woods, soft corners and joints you can see: Nordic furniture that is easy to move and easy to mend.',
      fr: 'Bois clairs, angles doux et assemblages apparents : des meubles nordiques faciles à déplacer et à réparer.',
    },
  },
  {
    slug: 'hollis-grain',
    name: 'Hollis & Grain',
    prefix: 'HG',
    makes: 'furniture',
    description: {
      en: 'Mid-century lines in walnut and cherry, finished by hand with a low-sheen oil.',
      fr: 'Des lignes des années cinquante en noyer et merisier, finies à la main avec une huile satinée.',
    },
  },
  {
    slug: 'alderwick',
    name: 'Alderwick',
    prefix: 'AK',
    makes: 'furniture',
    description: {
      en: 'Family furniture since 1948: solid frames, dovetailed drawers and a repair bench that still answers the phone.',
      fr: 'Du mobilier familial depuis 1948 : cadres massifs, tiroirs à queue d’aronde et un atelier de réparation qui répond encore au téléphone.',
    },
  },
  {
    slug: 'castellane',
    name: 'Castellane',
    prefix: 'CS',
    makes: 'furniture',
    description: {
      en: 'Velvet, stone and brushed brass for rooms that like an evening out without leaving the house.',
      fr: 'Velours, pierre et laiton brossé pour les pièces qui aiment sortir le soir sans quitter la maison.',
    },
  },
  {
    slug: 'dunmoor',
    name: 'Dunmoor Sleep',
    prefix: 'DM',
    makes: 'furniture',
    description: {
      en: 'Mattresses and bed bases built in small batches, with a hundred and twenty nights to change your mind.',
      fr: 'Matelas et sommiers fabriqués en petites séries, avec cent vingt nuits pour changer d’avis.',
    },
  },
  {
    slug: 'sunfold',
    name: 'Sunfold',
    prefix: 'SF',
    makes: 'furniture',
    description: {
      en: 'Outdoor furniture that stays out: powder-coated frames, quick-dry cushions and covers that come off.',
      fr: 'Du mobilier d’extérieur qui reste dehors : cadres poudrés, coussins à séchage rapide et housses amovibles.',
    },
  },
  {
    slug: 'candela-row',
    name: 'Candela Row',
    prefix: 'CR',
    makes: 'furniture',
    description: {
      en: 'Lamps drawn around the light they give, in brass, linen and blown glass.',
      fr: 'Des lampes pensées autour de leur lumière, en laiton, en lin et en verre soufflé.',
    },
  },
  {
    slug: 'tessel',
    name: 'Tessel',
    prefix: 'TS',
    makes: 'furniture',
    description: {
      en: 'Rugs and mirrors that finish a room: flat weaves, low piles and frames in real wood.',
      fr: 'Les tapis et miroirs qui terminent une pièce : tissages plats, poils ras et cadres en bois véritable.',
    },
  },
  {
    slug: 'norrfell',
    name: 'Norrfell',
    prefix: 'NF',
    makes: 'appliances',
    description: {
      en: 'Refrigerators and freezers designed around quiet compressors and shelves that hold a real week of food.',
      fr: 'Réfrigérateurs et congélateurs conçus autour de compresseurs silencieux et de tablettes qui contiennent une vraie semaine de courses.',
    },
  },
  {
    slug: 'hearthline',
    name: 'Hearthline',
    prefix: 'HL',
    makes: 'appliances',
    description: {
      en: 'Ranges and ovens with the power of a restaurant line and the manners of a home kitchen.',
      fr: 'Cuisinières et fours qui ont la puissance d’un restaurant et les bonnes manières d’une cuisine familiale.',
    },
  },
  {
    slug: 'kestrelle',
    name: 'Kestrelle',
    prefix: 'KL',
    makes: 'appliances',
    description: {
      en: 'A whole kitchen in one drawn line: pocket handles, flush fronts and controls that explain themselves.',
      fr: 'Toute une cuisine d’un seul trait : poignées intégrées, façades affleurantes et commandes qui s’expliquent d’elles-mêmes.',
    },
  },
  {
    slug: 'marrowbrook',
    name: 'Marrowbrook',
    prefix: 'MB',
    makes: 'appliances',
    description: {
      en: 'Laundry and dish care that saves water first and time second, with parts kept in stock for fifteen years.',
      fr: 'Le soin du linge et de la vaisselle qui économise l’eau d’abord, le temps ensuite, avec des pièces gardées quinze ans.',
    },
  },
  {
    slug: 'breezeworth',
    name: 'Breezeworth',
    prefix: 'BW',
    makes: 'appliances',
    description: {
      en: 'Hoods, microwaves and small kitchen air: strong when you cook, silent when you talk.',
      fr: 'Hottes, micro-ondes et air de cuisine : puissants quand on cuisine, silencieux quand on parle.',
    },
  },
] as const satisfies readonly Brand[];

export type BrandSlug = (typeof brands)[number]['slug'];

/** The brand of a slug. The type excludes unknown slugs. */
export function brandOf(slug: BrandSlug): Brand {
  return brands.find((brand) => brand.slug === slug) ?? brands[0];
}
