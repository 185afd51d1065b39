import type { ContentTenant, DemoPage } from '../../shopTypes.ts';
import { joinTexts, text } from '../../text.ts';
import { homeBlocks, homeOrder } from '../blocks/home.ts';
import { html } from '../html.ts';
import { page } from './page.ts';
import { servicePages } from './service.ts';
import { tagIndexPage, tagPages } from './tags.ts';

const titles: Record<ContentTenant, DemoPage['title']> = {
  maple: text('Furniture and appliances', 'Meubles et électroménagers'),
  boreale: text('Furniture for the long season', 'Des meubles pour la longue saison'),
};

const descriptions: typeof titles = {
  maple: text(
    'Furniture and appliances, delivered and set up by our own people.',
    'Des meubles et des électroménagers, livrés et installés par nos équipes.',
  ),
  boreale: text(
    'Furniture, delivered and set up by our own people.',
    'Des meubles, livrés et installés par nos équipes.',
  ),
};

function home(tenant: ContentTenant): DemoPage {
  const sections = homeOrder[tenant].map((identifier) => {
    const block = homeBlocks.find(
      (candidate) => candidate.identifier === identifier && candidate.tenants.includes(tenant),
    );
    if (!block) throw new Error(`The home page of ${tenant} lacks the block "${identifier}".`);
    return block.content;
  });
  return page('home', titles[tenant], joinTexts(sections, '\n'), descriptions[tenant], [tenant]);
}

const contactPage: DemoPage = page(
  'contact',
  text('Contact us', 'Nous joindre'),
  html(
    (localize) => `<section class="avb-section">
    <div class="avb-split avb-split--top">
      <div>
        <h1>${localize('Contact us', 'Nous joindre')}</h1>
        <p class="avb-lead">${localize('A person answers, usually the same one.', 'Une personne répond, souvent la même.')}</p>
        <p><strong>${localize('Phone', 'Téléphone')}</strong><br><avb-config data-key="phone"></avb-config></p>
        <p><avb-link href="/stores">${localize('Addresses and hours of our stores', 'Adresses et heures de nos magasins')}</avb-link></p>
        <p><avb-link href="/track-order">${localize('Track an order', 'Suivre une commande')}</avb-link></p>
        <p><avb-link href="/request-quote">${localize('Ask for a quote', 'Demander une soumission')}</avb-link></p>
      </div>
      <avb-query-autofill data-param="product" data-target="subject">
        <avb-magento-form data-form="contact" data-submit-label="${localize('Send', 'Envoyer')}" data-success="${localize('Thank you. We answer within one working day.', 'Merci. Nous répondons en un jour ouvrable.')}">
          <label>${localize('Name', 'Nom')} <input type="text" name="name" required></label>
          <label>${localize('Email', 'Courriel')} <input type="email" name="email" required></label>
          <label>${localize('Subject', 'Sujet')} <input type="text" name="subject"></label>
          <label>${localize('Message', 'Message')} <textarea name="message" rows="6" required></textarea></label>
        </avb-magento-form>
      </avb-query-autofill>
    </div>
  </section>`,
  ),
  text('Phone, email and the addresses of our stores.', 'Téléphone, courriel et adresses de nos magasins.'),
);

export const pages: readonly DemoPage[] = [
  home('maple'),
  home('boreale'),
  ...servicePages,
  contactPage,
  tagIndexPage,
  ...tagPages,
];
