import { type CollectionId, collections } from '../catalog/collections.ts';
import { promotionById } from '../catalog/commerce/promotions.ts';
import type { DemoBanner } from '../shopTypes.ts';
import { type Text, text } from '../text.ts';
import { both, html, tile } from './html.ts';

const maple = ['maple'] as const;
const boreale = ['boreale'] as const;
const allTenants = ['maple', 'boreale'] as const;

type Picture = `/media/${string}`;

/** A link tile for a promotion, from which it takes dates, name and offer. */
function promotionTile(programId: string, category: string, picture: Picture): DemoBanner {
  const { manufacturer, startsInDays, endsInDays, name, shortDescription } = promotionById(programId);
  return {
    id: programId,
    type: 'link_tile',
    css: '',
    tenants: maple,
    category,
    manufacturer,
    startsInDays,
    endsInDays,
    content: html((localize) =>
      tile(
        `/catalog/special/promotion/${programId}`,
        picture,
        localize(...both(name)),
        localize(...both(shortDescription)),
      ),
    ),
  };
}

/** A link tile for a collection that remains until the next season. */
function collectionTile(
  collection: CollectionId,
  category: string,
  picture: Picture,
  line: Text,
): DemoBanner {
  const { name, brand } = collections[collection];
  return {
    id: `collection-${collection}`,
    type: 'link_tile',
    css: '',
    tenants: boreale,
    category,
    manufacturer: brand,
    startsInDays: -10,
    endsInDays: 35,
    content: html((localize) =>
      tile(
        `/catalog/special/collection/${collection}`,
        picture,
        localize(`The ${name} collection`, `La collection ${name}`),
        localize(...both(line)),
      ),
    ),
  };
}

/** Promotion banners: link tiles and custom HTML. */
export const banners: readonly DemoBanner[] = [
  promotionTile('northquay-sofa-weeks', 'living-room', '/media/products/hudson-sofa-room.webp'),
  promotionTile('marrowbrook-laundry-days', 'laundry', '/media/products/stream-700-pair-room.webp'),
  promotionTile('dunmoor-better-nights', 'bedroom', '/media/products/heron-mattress-room.webp'),
  promotionTile(
    'norrfell-cold-season',
    'kitchen-appliances',
    '/media/products/fjord-700-french-door-room.webp',
  ),
  promotionTile(
    'kestrelle-suite-event',
    'kitchen-appliances',
    '/media/products/pavilion-kitchen-package-room.webp',
  ),
  promotionTile('sunfold-last-light', 'outdoor', '/media/products/wren-outdoor-set-room.webp'),
  collectionTile(
    'vivienne',
    'living-room',
    '/media/products/vivienne-sofa-room.webp',
    text('Velvet for long evenings', 'Du velours pour les longues soirées'),
  ),
  collectionTile(
    'hudson',
    'bedroom',
    '/media/products/hudson-bed-room.webp',
    text('Walnut in every room', 'Du noyer dans chaque pièce'),
  ),
  collectionTile(
    'wren',
    'outdoor',
    '/media/products/wren-outdoor-set-room.webp',
    text('Woven for the terrace', 'Tressé pour la terrasse'),
  ),
  {
    id: 'free-swatches',
    type: 'custom',
    css: '.avb-note { border-color: #1f4d3f; background: #eef3ec; }',
    startsInDays: -60,
    endsInDays: 300,
    tenants: allTenants,
    category: 'living-room',
    content: html(
      (localize) =>
        `<div class="avb-note"><p><strong>${localize('Swatches are free.', 'Les échantillons sont gratuits.')}</strong> ${localize('Order up to six on the page of a sofa and see them in your own light.', 'Commandez-en jusqu’à six sur la fiche d’un canapé et voyez-les dans votre lumière.')} <avb-link href="/catalog/sofas">${localize('See the sofas', 'Voir les canapés')}</avb-link></p></div>`,
    ),
  },
  {
    id: 'install-check',
    type: 'custom',
    css: '',
    startsInDays: -60,
    endsInDays: 300,
    tenants: maple,
    category: 'kitchen-appliances',
    content: html(
      (localize) =>
        `<div class="avb-note"><p><strong>${localize('Not sure it fits?', 'Pas sûr que ça passe ?')}</strong> ${localize('An installer measures for free within 20 miles of a store.', 'Un installateur mesure gratuitement à moins de 30 km d’un magasin.')} <avb-link href="/contact">${localize('Book a visit', 'Prendre rendez-vous')}</avb-link></p></div>`,
    ),
  },
];
