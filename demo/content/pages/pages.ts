import type { ContentTenant, DemoPage } from '../../shopTypes.ts';
import { homeBlocks, homeOrder } from '../blocks/home.ts';
import { joined } from '../html.ts';
import { contactPage } from './contact.ts';
import { page, t } from './page.ts';
import { servicePages } from './service.ts';
import { tagIndexPage, tagPages } from './tags.ts';

const titles: Record<ContentTenant, DemoPage['title']> = {
  maple: t('Furniture and appliances', 'Meubles et électroménagers'),
  boreale: t('Furniture for the long season', 'Des meubles pour la longue saison'),
};

function home(tenant: ContentTenant): DemoPage {
  const sections = homeOrder[tenant].map((identifier) => {
    const block = homeBlocks.find(
      (candidate) => candidate.identifier === identifier && candidate.tenants.includes(tenant),
    );
    if (!block) throw new Error(`The home page of ${tenant} misses the block "${identifier}"`);
    return block.content;
  });
  const about = t(
    'Furniture and appliances, delivered and set up by our own people.',
    'Des meubles, livrés et installés par nos équipes.',
  );
  return page('home', titles[tenant], joined(...sections), about, [tenant]);
}

export const pages: readonly DemoPage[] = [
  home('maple'),
  home('boreale'),
  ...servicePages,
  contactPage,
  tagIndexPage,
  ...tagPages,
];
