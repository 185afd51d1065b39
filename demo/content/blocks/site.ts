import type { DemoBlock } from '../../shopTypes.ts';
import { plainText } from '../../text.ts';
import { html } from '../html.ts';
import { block } from './block.ts';

/** Blocks for styles, head, structured data and the switches of content checks, as well as texts above listings. */
export const siteBlocks: readonly DemoBlock[] = [
  block('site-styles-inline', 'Styles of the site', plainText(':root { --avb-strip-background: #163b30; }'), [
    'maple',
  ]),
  block('site-styles-inline', 'Styles of the site', plainText(':root { --avb-strip-background: #14263d; }'), [
    'boreale',
  ]),
  block('site-scripts-inline', 'Scripts of the site', plainText('')),
  block(
    'site-meta-inline',
    'Head of every page',
    plainText('<meta name="theme-color" content="#1f4d3f" media="(prefers-color-scheme: light)">'),
    ['maple'],
  ),
  block(
    'site-meta-inline',
    'Head of every page',
    plainText('<meta name="theme-color" content="#1d3557" media="(prefers-color-scheme: light)">'),
    ['boreale'],
  ),
  block('gtm-body-before', 'Tag manager frame', plainText('')),
  block('dev-userway-script', 'Accessibility widget', plainText('')),
  block('dev-script-validation', 'Content checks', plainText('{"enabled": true, "report": "console"}')),
  block(
    'seo-home-sd',
    'Structured data of the home page',
    plainText(
      JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'FurnitureStore',
        name: 'Maple & Main Home',
        priceRange: '$$',
        areaServed: ['Oregon', 'Washington'],
        foundingDate: '1962',
      }),
    ),
    ['maple'],
  ),
  block(
    'seo-home-sd',
    'Structured data of the home page',
    plainText(
      JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'FurnitureStore',
        name: 'Maison Boréale',
        priceRange: '$$',
        areaServed: ['Québec', 'Nouveau-Brunswick'],
      }),
    ),
    ['boreale'],
  ),
  block(
    'catalog-seo-before-sofas',
    'Words before the sofas',
    html(
      (localize) =>
        `<!-- default-h1 --><div class="avb-prose"><h1>${localize('Sofas', 'Canapés')}</h1><p>${localize('Sit first, decide later: every cover on this page can be sent to you as a swatch, free.', 'Asseyez-vous d’abord : chaque revêtement de cette page vous est envoyé en échantillon, sans frais.')}</p></div>`,
    ),
  ),
  block(
    'catalog-seo-before-refrigerators',
    'Words before the refrigerators',
    html(
      (localize) =>
        `<p>${localize('Measure the height, width and depth of the gap, and leave an inch at the back. Our measuring guide is on every product page.', 'Mesurez la hauteur, la largeur et la profondeur de l’espace, et laissez un pouce derrière. Notre guide est sur chaque fiche.')}</p>`,
    ),
    ['maple'],
  ),
  block(
    'catalog-seo-before-mattresses',
    'Words before the mattresses',
    html(
      (localize) =>
        `<p>${localize('Every mattress comes with 120 nights. If it is not right, we collect it.', 'Chaque matelas vient avec 120 nuits d’essai. S’il ne convient pas, nous le reprenons.')}</p>`,
    ),
  ),
];
