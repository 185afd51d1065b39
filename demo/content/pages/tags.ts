import { escapeMarkup } from '../../../contract/escapeMarkup.ts';
import type { DemoPage } from '../../shopTypes.ts';
import { text } from '../../text.ts';
import { html, sceneAlts } from '../html.ts';
import { page } from './page.ts';

const picture = (name: string, alt: string) =>
  `<avb-picture data-src="/media/products/${name}-front.webp" data-width="1200" data-height="1200" data-alt="${alt}"></avb-picture>`;

/** Example markup by tag. */
// biome-ignore format: a table, one row a tag
const samples: readonly (readonly [tag: string, markup: string])[] = [
  ['avb-carousel', `<avb-carousel aria-label="Six chairs" data-items-xs="1" data-items-sm="2" data-items-md="2" data-items-lg="3" data-items-xl="4" data-auto-play="no" data-outer-arrows="yes">${['hudson-club-chair', 'camden-club-chair', 'alder-lounge-chair', 'vivienne-barrel-chair', 'marlow-wing-chair', 'ellis-lounge-chair'].map((id) => `<div>${picture(id, id.replaceAll('-', ' '))}</div>`).join('')}</avb-carousel>`],
  ['avb-picture', `<avb-picture data-src="/media/scenes/bedroom.webp" data-src-xsmall="/media/scenes/bedroom-tall.webp" data-width="2400" data-height="1200" data-alt="${sceneAlts.bedroom.en}"></avb-picture>`],
  ['avb-svg', `<avb-svg data-src="/media/icons/truck.svg" data-alt="Delivery van" data-width="64" data-height="64"></avb-svg>`],
  ['avb-link', `<p><avb-link href="/catalog/sofas">Inside the shop</avb-link> · <avb-link href="https://www.energystar.gov" target="_blank">Another site, new tab</avb-link> · <avb-link href="tel:+15035550100">A phone</avb-link> · <avb-link href="#jump">A jump on this page</avb-link> · <avb-link href="/media/documents/care-guide-en.html">A file</avb-link></p><p id="jump">The jump lands here.</p>`],
  ['avb-button', `<p><avb-button class="avb-cta" data-action="print-image">Print this page’s picture</avb-button> <avb-button class="avb-cta avb-cta--quiet" data-modal="chargeafter" data-credit-tier="Prime">See if I qualify</avb-button></p>`],
  ['avb-config', `<p>You are at <avb-config data-key="name"></avb-config>, phone <avb-config data-key="phone"></avb-config>.</p>`],
  ['avb-accordion', `<avb-accordion><avb-accordion-item data-open="yes"><avb-accordion-heading>Open at first</avb-accordion-heading><avb-accordion-content><p>Its words.</p></avb-accordion-content></avb-accordion-item><avb-accordion-item><avb-accordion-heading>Closed at first</avb-accordion-heading><avb-accordion-content><p>More words.</p></avb-accordion-content></avb-accordion-item></avb-accordion>`],
  ['avb-brands', `<avb-brands data-slugs="norrfell,hearthline,kestrelle,marrowbrook,breezeworth"></avb-brands>`],
  ['avb-promotions', `<avb-promotions data-type="link_tile" data-limit="3"></avb-promotions><avb-promotions data-type="rebate" data-limit="4"></avb-promotions>`],
  ['avb-categories', `<avb-categories data-parent="living-room"></avb-categories>`],
  ['avb-lightbox-item', `<div class="avb-grid avb-grid--3">${['hudson-sofa', 'vivienne-sofa', 'camden-sofa'].map((id) => `<avb-lightbox-item data-group="sofas" data-src="/media/products/${id}-room.webp" data-caption="${id.replaceAll('-', ' ')}">${picture(id, id.replaceAll('-', ' '))}</avb-lightbox-item>`).join('')}</div>`],
  ['avb-magento-form', `<avb-magento-form data-form="newsletter" data-submit-label="Subscribe" data-success="Thank you."><label>Email <input type="email" name="email" required></label></avb-magento-form>`],
  ['avb-map-enhance', `<avb-map-enhance data-latitude="45.5295" data-longitude="-122.6839" data-zoom="13" data-label="Pearl District" data-href="https://www.openstreetmap.org/?mlat=45.5295&amp;mlon=-122.6839"><avb-picture data-src="/media/scenes/laundry.webp" data-width="2400" data-height="1200" data-alt="${sceneAlts.laundry.en}"></avb-picture></avb-map-enhance>`],
  ['avb-menu-items', `<avb-menu-items data-placement="footer"></avb-menu-items>`],
  ['avb-query-autofill', `<avb-query-autofill data-param="email" data-target="email"><avb-magento-form data-form="newsletter" data-submit-label="Subscribe" data-success="Thank you."><label>Email, filled from ?email= <input type="email" name="email" required></label></avb-magento-form></avb-query-autofill>`],
  ['alta-product-display', `<alta-product-display data-title="Rugs" data-category="rugs" data-limit="8" data-href="/catalog/rugs"></alta-product-display>`],
  ['iframe', `<iframe title="Care guide" src="/media/documents/care-guide-en.html" width="640" height="360" loading="lazy"></iframe>`],
  ['table', `<table><caption>Sizes of mattresses</caption><thead><tr><th scope="col">Size</th><th scope="col">Inches</th><th scope="col">Centimetres</th></tr></thead><tbody><tr><th scope="row">Full</th><td>54 × 75</td><td>137 × 191</td></tr><tr><th scope="row">Queen</th><td>60 × 80</td><td>152 × 203</td></tr><tr><th scope="row">King</th><td>76 × 80</td><td>193 × 203</td></tr></tbody></table>`],
  ['tabs', `<tabs aria-label="Care"><template data-title="Fabric"><p>Vacuum weekly with the soft brush; blot spills, never rub.</p></template><template data-title="Leather"><p>A dry cloth every month, a thin coat of cream twice a year.</p></template><template data-title="Wood"><p>Dust with the grain and lift, never drag.</p></template></tabs>`],
];

/** A page with an example of each tag, such as /tags-avb-carousel, for content authors. Not indexed by search engines. */
export const tagPages: readonly DemoPage[] = samples.map(([tag, markup]) =>
  page(
    `tags-${tag}`,
    text(`The ${tag} tag`, `La balise ${tag}`),
    html(
      (localize) =>
        `<section class="avb-section"><h1>${localize(`The ${tag} tag`, `La balise ${tag}`)}</h1><div class="avb-sample">${markup}</div><h2>${localize('Its markup', 'Son balisage')}</h2><pre class="avb-code">${escapeMarkup(markup.replaceAll('><', '>\n<'))}</pre><p><avb-link href="/tags">${localize('All tags', 'Toutes les balises')}</avb-link></p></section>`,
    ),
    text(`How ${tag} looks and works.`, `À quoi ressemble ${tag}.`),
  ),
);

export const tagIndexPage: DemoPage = page(
  'tags',
  text('Content tags', 'Balises de contenu'),
  html(
    (localize) =>
      `<section class="avb-section avb-prose"><h1>${localize('Content tags', 'Balises de contenu')}</h1><ul>${samples.map(([tag]) => `<li><avb-link href="/tags-${tag}">${tag}</avb-link></li>`).join('')}</ul></section>`,
  ),
  text('Every tag that content may use, with an example.', 'Toutes les balises de contenu, avec un exemple.'),
);
