import type { DemoBanner } from '../shopTypes.ts';
import { html, tile } from './html.ts';

const maple = ['maple'] as const;
const allTenants = ['maple', 'boreale'] as const;

const linkTile = (
  id: string,
  href: string,
  picture: string,
  en: [string, string],
  fr: [string, string],
  rest: Pick<DemoBanner, 'endsInDays' | 'tenants'> & Partial<DemoBanner>,
): DemoBanner => ({
  id,
  type: 'link_tile',
  css: '',
  startsInDays: -10,
  content: html((localize) => tile(href, picture, localize(en[0], fr[0]), localize(en[1], fr[1]))),
  ...rest,
});

/** Promotion banners: link tiles and custom HTML. */
export const banners: readonly DemoBanner[] = [
  linkTile(
    'sofa-month',
    '/catalog/sofas',
    '/media/products/hudson-sofa-room.webp',
    ['Sofa Month', '$200 off every Northquay sofa'],
    ['Mois du canapé', '200 $ de moins sur chaque Northquay'],
    { endsInDays: 23, tenants: allTenants, category: 'living-room', manufacturer: 'northquay' },
  ),
  linkTile(
    'laundry-days',
    '/catalog/laundry-pairs',
    '/media/products/stream-700-pair-room.webp',
    ['Laundry Days', '$100 off each washer and dryer'],
    ['Jours de lessive', '100 $ de moins par appareil'],
    { endsInDays: 21, tenants: maple, category: 'laundry', manufacturer: 'marrowbrook' },
  ),
  linkTile(
    'better-nights',
    '/catalog/mattresses',
    '/media/products/heron-mattress-room.webp',
    ['Better Nights', '$150 off every mattress'],
    ['Belles nuits', '150 $ de moins par matelas'],
    { endsInDays: 28, tenants: allTenants, category: 'bedroom', manufacturer: 'dunmoor' },
  ),
  linkTile(
    'cold-season',
    '/catalog/special/promotion/norrfell-cold-season',
    '/media/products/fjord-700-french-door-room.webp',
    ['Cold Season', '$150 back on Norrfell'],
    ['Saison froide', '150 $ de retour sur Norrfell'],
    { endsInDays: 33, tenants: maple, category: 'kitchen-appliances', manufacturer: 'norrfell' },
  ),
  linkTile(
    'suite-event',
    '/catalog/kitchen-packages',
    '/media/products/pavilion-kitchen-package-room.webp',
    ['Suite Event', '$500 off a Kestrelle suite'],
    ['Événement Ensemble', '500 $ de moins sur un ensemble Kestrelle'],
    { endsInDays: 60, tenants: maple, category: 'kitchen-appliances', manufacturer: 'kestrelle' },
  ),
  linkTile(
    'last-light',
    '/catalog/outdoor',
    '/media/products/wren-outdoor-set-room.webp',
    ['Last Light', 'The end of the outdoor season'],
    ['Dernières lueurs', 'La fin de la saison extérieure'],
    { endsInDays: 9, tenants: allTenants, category: 'outdoor', manufacturer: 'sunfold' },
  ),
  linkTile(
    'velvet-weeks',
    '/catalog/special/collection/vivienne',
    '/media/products/vivienne-sofa-room.webp',
    ['Velvet Weeks', 'The Vivienne collection'],
    ['Semaines du velours', 'La collection Vivienne'],
    { endsInDays: 35, tenants: ['boreale'], category: 'living-room', manufacturer: 'castellane' },
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
        `<div class="avb-note"><p><strong>${localize('Swatches are free.', 'Les échantillons sont gratuits.')}</strong> ${localize('Choose up to six and see them in your own light.', 'Choisissez-en six et voyez-les dans votre lumière.')} <avb-link href="/contact">${localize('Ask for them', 'Les demander')}</avb-link></p></div>`,
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
        `<div class="avb-note"><p><strong>${localize('Not sure it fits?', 'Pas sûr que ça passe ?')}</strong> ${localize('An installer measures for free within 20 miles of a store.', 'Un installateur mesure gratuitement à moins de 30 km d’un magasin.')} <avb-link href="/contact">${localize('Book a visit', 'Prendre rendez-vous')}</avb-link></p></div>`,
    ),
  },
];
