import { freeDeliveryFrom } from '../../../server/backend/cart/delivery.ts';
import { showroomsOf } from '../../locations.ts';
import { money } from '../../money.ts';
import type { DemoBlock } from '../../shopTypes.ts';
import { interestFree, lowestOrder, planTitle } from '../../tenants/financingOffers.ts';
import { both, hero, html, sceneAlts, sectionHead, service, split, tile } from '../html.ts';
import { block } from './block.ts';

const mapleOffer = interestFree('maple');
const borealeFrom = lowestOrder('boreale');

const mapleHero = html((localize) =>
  hero({
    scene: 'living-room',
    alt: localize(...both(sceneAlts['living-room'])),
    eyebrow: localize('For every room', 'Pour chaque pièce'),
    title: localize('Come home, sit down, stay a while', 'Rentrez, asseyez-vous, restez un peu'),
    lead: localize(
      'Furniture and appliances chosen by people who will also carry them up your stairs.',
      'Meubles et électroménagers choisis par ceux qui les montent chez vous.',
    ),
    links: [
      ['/catalog/living-room', localize('Shop living room', 'Voir le salon')],
      ['/catalog/kitchen-packages', localize('Plan a kitchen', 'Planifier une cuisine')],
    ],
  }),
);

const mapleServices = html(
  (
    localize,
  ) => `<section class="avb-section avb-section--tint" aria-label="${localize('What we do for you', 'Ce que nous faisons pour vous')}">
  <div class="avb-grid avb-grid--4">
    ${service('truck', localize('Our own crews', 'Nos propres équipes'), localize(`Free delivery from ${money(freeDeliveryFrom).en}, shoes off at the door.`, `Livraison gratuite dès ${money(freeDeliveryFrom).fr}, chaussures à la porte.`))}
    ${service('haul-away', localize('Haul-away', 'Reprise'), localize('Ask for it, and the old one leaves with us to be recycled.', 'Sur demande, l’ancien repart avec nous et se recycle.'))}
    ${service('finance', localize(...both(planTitle(mapleOffer))), localize(`On orders from ${money(mapleOffer.minimum).en}, on approved credit.`, `Dès ${money(mapleOffer.minimum).fr}, sur crédit approuvé.`))}
    ${service('wrench', localize('Repairs', 'Réparations'), localize('Parts in stock and people who know how.', 'Des pièces en stock et des gens qui savent.'))}
  </div>
</section>`,
);

const categories = html(
  (localize) => `<section class="avb-section">
  ${sectionHead(localize('Room by room', 'Pièce par pièce'), '/catalog', localize('Everything', 'Tout voir'))}
  <avb-categories data-limit="9"></avb-categories>
</section>`,
);

const sofas = html(
  (localize) => `<section class="avb-section">
  <alta-product-display data-title="${localize('Sofas people come back for', 'Les canapés pour lesquels on revient')}" data-category="sofas" data-limit="12" data-href="/catalog/sofas"></alta-product-display>
</section>`,
);

const dining = html((localize) =>
  split({
    scene: 'dining-room',
    alt: localize(...both(sceneAlts['dining-room'])),
    eyebrow: localize('Around the table', 'Autour de la table'),
    title: localize(
      'The best room is the one with the crumbs',
      'La plus belle pièce est celle où il y a des miettes',
    ),
    lead: localize(
      'Tables that draw out for twelve, chairs light enough to carry two at a time, and finishes that forgive.',
      'Des tables qui s’allongent pour douze, des chaises qu’on porte par deux et des finitions qui pardonnent.',
    ),
    links: [
      ['/catalog/dining-sets', localize('Dining sets', 'Ensembles')],
      ['/blog', localize('How big a table?', 'Quelle taille de table ?')],
    ],
  }),
);

const promotions = html(
  (localize) => `<section class="avb-section avb-section--tint">
  ${sectionHead(localize('This month', 'Ce mois-ci'), '/promotions', localize('All promotions', 'Toutes les promotions'))}
  <avb-promotions data-type="link_tile" data-limit="3"></avb-promotions>
</section>`,
);

const kitchens = html(
  (localize) => `<section class="avb-section">
  <alta-product-display data-title="${localize('Kitchens in one delivery', 'Une cuisine en une livraison')}" data-category="kitchen-packages" data-limit="8" data-href="/catalog/kitchen-packages"></alta-product-display>
</section>`,
);

const rooms = html(
  (localize) => `<section class="avb-section">
  <h2>${localize('A look around', 'Un tour de la maison')}</h2>
  <div class="avb-grid avb-grid--4">
    ${tile('/catalog/bedroom', '/media/scenes/bedroom-tall.webp', localize('Bedrooms', 'Chambres'), localize('Quiet wood, soft light', 'Bois calme, lumière douce'))}
    ${tile('/catalog/kitchen-appliances', '/media/scenes/kitchen-tall.webp', localize('Kitchens', 'Cuisines'), localize('Cold, heat and air', 'Le froid, le chaud et l’air'))}
    ${tile('/catalog/home-office', '/media/scenes/home-office-tall.webp', localize('Offices', 'Bureaux'), localize('A better Monday', 'Un meilleur lundi'))}
    ${tile('/catalog/outdoor', '/media/scenes/patio-tall.webp', localize('Patios', 'Terrasses'), localize('Stays out all season', 'Dehors toute la saison'))}
  </div>
</section>`,
);

const brands = html(
  (localize) =>
    `<section class="avb-section avb-center"><h2>${localize('Makers we stand behind', 'Les fabricants que nous défendons')}</h2><avb-brands data-limit="14"></avb-brands></section>`,
);

const rebates = html(
  (localize) => `<section class="avb-section avb-section--tint">
  ${sectionHead(localize('Rebates worth the stamp', 'Des remises qui valent le timbre'), '/promotions', localize('Rebate center', 'Centre des remises'))}
  <avb-promotions data-type="rebate" data-limit="6" data-order="end_date"></avb-promotions>
</section>`,
);

const visit = html(
  (localize) => `<section class="avb-section avb-section--dark">
  <div class="avb-split">
    <avb-map-enhance data-latitude="45.5295" data-longitude="-122.6839" data-zoom="13" data-label="Maple &amp; Main Pearl District" data-href="https://www.openstreetmap.org/?mlat=45.5295&amp;mlon=-122.6839">
      <avb-picture data-src="/media/scenes/laundry.webp" data-width="2400" data-height="1200" data-alt="${localize(...both(sceneAlts.laundry))}"></avb-picture>
    </avb-map-enhance>
    <div>
      <p class="avb-eyebrow">${localize(`${showroomsOf('maple')} showrooms`, `${showroomsOf('maple')} magasins`)}</p>
      <h2>${localize('Sit on it before you believe us', 'Asseyez-vous avant de nous croire')}</h2>
      <p class="avb-lead">${localize('Coffee is free, parking is easy, and nobody works on commission.', 'Le café est offert, le stationnement facile, et personne n’est à la commission.')}</p>
      <p><avb-link class="avb-cta avb-cta--light" href="/stores">${localize('Find your store', 'Trouver un magasin')}</avb-link></p>
    </div>
  </div>
</section>`,
);

const borealeHero = html((localize) =>
  hero({
    scene: 'dining-room',
    alt: localize(...both(sceneAlts['dining-room'])),
    eyebrow: localize('Winter at home', 'L’hiver à la maison'),
    title: localize('Furniture for the long season', 'Des meubles pour la longue saison'),
    lead: localize(
      'Solid wood, thick wool and lamps that make four o’clock feel like a choice.',
      'Du bois massif, de la laine épaisse et des lampes pour les soirs d’hiver.',
    ),
    links: [
      ['/catalog/dining', localize('See the tables', 'Voir les tables')],
      ['/catalog/lighting', localize('See the lamps', 'Voir les lampes')],
    ],
  }),
);

const borealeServices = html(
  (
    localize,
  ) => `<section class="avb-section avb-section--tint" aria-label="${localize('What we do for you', 'Ce que nous faisons pour vous')}">
  <div class="avb-grid avb-grid--3">
    ${service('truck', localize('Up to the third floor', 'Jusqu’au troisième étage'), localize('Outside stairs included, even in January.', 'Escalier extérieur compris, même en janvier.'))}
    ${service('finance', localize('Pay in parts', 'Payer en versements'), localize(`Plans from ${money(borealeFrom).en}, on approved credit.`, `Des plans dès ${money(borealeFrom).fr}, sur crédit approuvé.`))}
    ${service('wrench', localize('Mended, not replaced', 'Réparé, pas remplacé'), localize('Every frame carries our workshop’s number.', 'Chaque cadre porte le numéro de notre atelier.'))}
  </div>
</section>`,
);

const borealeLamps = html(
  (localize) => `<section class="avb-section">
  <alta-product-display data-title="${localize('Light for dark afternoons', 'De la lumière pour les après-midi sombres')}" data-category="lamps" data-limit="10" data-href="/catalog/lamps"></alta-product-display>
</section>`,
);

const maple = ['maple'] as const;
const boreale = ['boreale'] as const;

/** The sections of the home pages, each also available as a block. */
export const homeBlocks: readonly DemoBlock[] = [
  block('home-hero', 'Home: hero', mapleHero, maple),
  block('home-services', 'Home: services', mapleServices, maple),
  block('home-categories', 'Home: rooms', categories),
  block('home-sofas', 'Home: sofas', sofas),
  block('home-promotions', 'Home: this month', promotions),
  block('home-dining', 'Home: dining', dining),
  block('home-kitchens', 'Home: kitchens', kitchens, maple),
  block('home-rooms', 'Home: a look around', rooms, maple),
  block('home-rebates', 'Home: rebates', rebates, maple),
  block('home-brands', 'Home: makers', brands, maple),
  block('home-visit', 'Home: visit us', visit, maple),
  block('home-hero', 'Home: hero', borealeHero, boreale),
  block('home-services', 'Home: services', borealeServices, boreale),
  block('home-lamps', 'Home: lamps', borealeLamps, boreale),
];

export const homeOrder = {
  maple: [
    'home-hero',
    'home-services',
    'home-categories',
    'home-sofas',
    'home-promotions',
    'home-dining',
    'home-kitchens',
    'home-rooms',
    'home-rebates',
    'home-brands',
    'home-visit',
  ],
  boreale: [
    'home-hero',
    'home-categories',
    'home-lamps',
    'home-promotions',
    'home-sofas',
    'home-services',
    'home-dining',
  ],
} as const;
