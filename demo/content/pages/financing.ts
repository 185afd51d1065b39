import { money } from '../../money.ts';
import type { ContentTenant, DemoPage } from '../../shopTypes.ts';
import { interestFree, longestPlan, planExample, planTitle } from '../../tenants/financingOffers.ts';
import { text } from '../../text.ts';
import { article } from './page.ts';

/** The page about financing, generated from the plans in the tenant's checkout. */
function financingPage(tenant: ContentTenant): DemoPage {
  const [free, long] = [interestFree(tenant), longestPlan(tenant)];
  const [freeFrom, longFrom] = [money(free.minimum), money(long.minimum)];
  return article(
    'financing',
    text('Financing', 'Financement'),
    text('Spread a large purchase over time.', 'Étaler un gros achat dans le temps.'),
    [
      [
        planTitle(free),
        text(
          `For orders from ${freeFrom.en}. ${free.months} equal payments, no fee, on approved credit.`,
          `Dès ${freeFrom.fr}. ${free.months} versements égaux, sans frais, sur crédit approuvé.`,
        ),
        planExample(tenant, free, 'hudson-sofa'),
      ],
      [
        planTitle(long),
        text(
          `For orders from ${longFrom.en}. ${long.months} equal payments, on approved credit.`,
          `Dès ${longFrom.fr}. ${long.months} versements égaux, sur crédit approuvé.`,
        ),
        planExample(tenant, long, 'hudson-sofa'),
      ],
      [
        text('How to apply', 'Comment demander'),
        text(
          'Choose it at checkout or ask in the store with one piece of identification. An answer takes about two minutes.',
          'Choisissez-le à la caisse ou demandez en magasin avec une pièce d’identité. La réponse prend deux minutes.',
        ),
      ],
    ],
    { tenants: [tenant] },
  );
}

export const financingPages: readonly DemoPage[] = [financingPage('maple'), financingPage('boreale')];
