import { promotionById } from '../../catalog/commerce/promotions.ts';
import { mostSavedPercent } from '../../catalog/products.ts';
import { showroomsOf } from '../../locations.ts';
import { percent } from '../../money.ts';
import type { DemoBlock } from '../../shopTypes.ts';
import { interestFree, planTitle } from '../../tenants/financingOffers.ts';
import { both, html, tile } from '../html.ts';
import { block } from './block.ts';

const maple = ['maple'] as const;
const boreale = ['boreale'] as const;

const mostSaved = percent(mostSavedPercent('kitchen-package'));
const sofas = promotionById('northquay-sofa-weeks');

const footer = (tenant: {
  about: [string, string];
  email: string;
  shop: readonly [string, string, string][];
}) =>
  html(
    (localize) => `<div class="avb-footer">
    <div class="avb-footer-columns">
      <section>
        <h2><avb-config data-key="name"></avb-config></h2>
        <p>${localize(...tenant.about)}</p>
        <p><avb-config data-key="phone"></avb-config><br><avb-link href="mailto:${tenant.email}">${tenant.email}</avb-link></p>
        <p><avb-link href="/stores">${localize('Addresses and hours of our stores', 'Adresses et heures de nos magasins')}</avb-link></p>
      </section>
      <nav aria-label="${localize('Shop', 'Boutique')}">
        <h2>${localize('Shop', 'Boutique')}</h2>
        <ul>${tenant.shop.map(([href, en, fr]) => `<li><avb-link href="${href}">${localize(en, fr)}</avb-link></li>`).join('')}</ul>
      </nav>
      <nav aria-label="${localize('Help', 'Aide')}">
        <h2>${localize('Help', 'Aide')}</h2>
        <ul>
          <li><avb-link href="/delivery">${localize('Delivery', 'Livraison')}</avb-link></li>
          <li><avb-link href="/returns">${localize('Returns', 'Retours')}</avb-link></li>
          <li><avb-link href="/financing">${localize('Financing', 'Financement')}</avb-link></li>
          <li><avb-link href="/promotions">${localize('Rebates', 'Remises')}</avb-link></li>
          <li><avb-link href="/contact">${localize('Contact us', 'Nous joindre')}</avb-link></li>
        </ul>
      </nav>
      <section>
        <h2>${localize('A letter a month', 'Une lettre par mois')}</h2>
        <p>${localize('New pieces, real sales, no noise.', 'Des nouveautés, de vrais soldes, aucun bruit.')}</p>
        <avb-magento-form data-form="newsletter" data-submit-label="${localize('Subscribe', 'S’abonner')}" data-success="${localize('Thank you. Please look for our message in your inbox.', 'Merci. Un message vous attend dans votre boîte de réception.')}">
          <label>${localize('Email', 'Courriel')} <input type="email" name="email" required></label>
        </avb-magento-form>
      </section>
    </div>
    <p class="avb-footer-legal">
      <avb-link href="/terms">${localize('Terms of sale', 'Conditions de vente')}</avb-link>
      <avb-link href="/privacy">${localize('Privacy', 'Vie privée')}</avb-link>
      <avb-link href="/accessibility">${localize('Accessibility', 'Accessibilité')}</avb-link>
      <avb-link href="/about-us">${localize('About us', 'À propos')}</avb-link>
    </p>
  </div>`,
  );

/** Blocks of the header, the navigation and the footer. */
export const shellBlocks: readonly DemoBlock[] = [
  block(
    'header-before',
    'Line above the header',
    html(
      (localize) =>
        `<p class="avb-strip avb-strip--quiet"><avb-link href="/stores">${localize(`${showroomsOf('maple')} showrooms in Oregon and Washington`, `${showroomsOf('maple')} magasins en Oregon et à Washington`)}</avb-link> <avb-link href="/delivery">${localize('Delivered by our own crews', 'Livré par nos équipes')}</avb-link> <avb-link href="/financing">${localize(...both(planTitle(interestFree('maple'))))}</avb-link></p>`,
    ),
    maple,
  ),
  block(
    'header-before',
    'Line above the header',
    html(
      (localize) =>
        `<p class="avb-strip avb-strip--quiet"><avb-link href="/stores">${localize(`${showroomsOf('boreale')} stores: Montréal, Québec, Gatineau, Moncton`, `${showroomsOf('boreale')} magasins : Montréal, Québec, Gatineau, Moncton`)}</avb-link> <avb-link href="/delivery">${localize('Carried up to the third floor', 'Livraison jusqu’au troisième étage')}</avb-link></p>`,
    ),
    boreale,
  ),
  block(
    'header-after-global-promotions',
    'Promotion strip',
    html(
      (localize) =>
        `<p class="avb-strip"><avb-link href="/catalog/special/promotion/${sofas.programId}">${localize(`<strong>${sofas.name.en}:</strong> ${sofas.shortDescription.en}`, `<strong>${sofas.name.fr} :</strong> ${sofas.shortDescription.fr}`)}</avb-link></p>`,
    ),
    maple,
  ),
  block(
    'header-after-global-promotions',
    'Promotion strip',
    html(
      (localize) =>
        `<p class="avb-strip"><avb-link href="/catalog/sofas">${localize('<strong>The long winter sale:</strong> deep sofas, shallow prices', '<strong>Le solde du long hiver :</strong> canapés profonds, prix légers')}</avb-link></p>`,
    ),
    boreale,
  ),
  block(
    'header-after',
    'Note below the navigation',
    html(() => ''),
  ),
  block(
    'header-nav-living-room',
    'Menu picture: living room',
    html((localize) =>
      tile(
        '/catalog/living-room-sets',
        '/media/products/hudson-living-set-front.webp',
        localize('The Hudson room', 'Le salon Hudson'),
        localize('Four pieces, one price', 'Quatre pièces, un prix'),
      ),
    ),
  ),
  block(
    'header-nav-bedroom',
    'Menu picture: bedroom',
    html((localize) =>
      tile(
        '/catalog/mattresses',
        '/media/products/heron-mattress-front.webp',
        localize('120 nights to decide', '120 nuits pour décider'),
        localize('Dunmoor mattresses', 'Matelas Dunmoor'),
      ),
    ),
  ),
  block(
    'header-nav-kitchen-appliances',
    'Menu picture: kitchen',
    html((localize) =>
      tile(
        '/catalog/kitchen-packages',
        '/media/products/pavilion-kitchen-package-front.webp',
        localize('Kitchen packages', 'Cuisines complètes'),
        localize(`Save up to ${mostSaved.en}`, `Jusqu’à ${mostSaved.fr} de rabais`),
      ),
    ),
    maple,
  ),
  block(
    'footer',
    'Footer',
    footer({
      about: [
        'A family shop for furniture and appliances since 1962. We still answer the phone.',
        'Une maison familiale de meubles et d’électroménagers depuis 1962. Nous répondons encore au téléphone.',
      ],
      email: 'hello@maple-and-main.example',
      shop: [
        ['/catalog/living-room', 'Living room', 'Salon'],
        ['/catalog/bedroom', 'Bedroom', 'Chambre'],
        ['/catalog/kitchen-appliances', 'Kitchen', 'Cuisine'],
        ['/catalog/laundry', 'Laundry', 'Buanderie'],
        ['/stores', 'Stores', 'Magasins'],
        ['/blog', 'Journal', 'Journal'],
      ],
    }),
    maple,
  ),
  block(
    'footer',
    'Footer',
    footer({
      about: [
        'Furniture for long winters and short summers, chosen in the north.',
        'Des meubles pour de longs hivers et de courts étés, choisis au nord.',
      ],
      email: 'bonjour@maison-boreale.example',
      shop: [
        ['/catalog/living-room', 'Living room', 'Salon'],
        ['/catalog/bedroom', 'Bedroom', 'Chambre'],
        ['/catalog/dining', 'Dining', 'Salle à manger'],
        ['/catalog/outdoor', 'Outdoor', 'Extérieur'],
        ['/stores', 'Stores', 'Magasins'],
        ['/blog', 'Journal', 'Journal'],
      ],
    }),
    boreale,
  ),
];
