import type { DemoPage } from '../../shopTypes.ts';
import { html } from '../html.ts';
import { page, t } from './page.ts';

export const contactPage: DemoPage = page(
  'contact',
  t('Contact us', 'Nous joindre'),
  html(
    (say) => `<section class="avb-section">
    <div class="avb-split avb-split--top">
      <div>
        <h1>${say('Contact us', 'Nous joindre')}</h1>
        <p class="avb-lead">${say('A person answers, usually the same one.', 'Une personne répond, souvent la même.')}</p>
        <p><strong>${say('Phone', 'Téléphone')}</strong><br><avb-config data-key="phone"></avb-config></p>
        <p><avb-link href="/stores">${say('Addresses and hours of our stores', 'Adresses et heures de nos magasins')}</avb-link></p>
        <p><avb-link href="/request-quote">${say('Ask for a quote', 'Demander une soumission')}</avb-link></p>
      </div>
      <avb-query-autofill data-param="product" data-target="subject">
        <avb-magento-form data-form="contact" data-submit-label="${say('Send', 'Envoyer')}" data-success="${say('Thank you. We answer within one working day.', 'Merci. Nous répondons en un jour ouvrable.')}">
          <label>${say('Name', 'Nom')} <input type="text" name="name" required></label>
          <label>${say('E-mail', 'Courriel')} <input type="email" name="email" required></label>
          <label>${say('Subject', 'Sujet')} <input type="text" name="subject"></label>
          <label>${say('Message', 'Message')} <textarea name="message" rows="6" required></textarea></label>
        </avb-magento-form>
      </avb-query-autofill>
    </div>
  </section>`,
  ),
  t('Phone, e-mail and the addresses of our stores.', 'Téléphone, courriel et adresses de nos magasins.'),
);
