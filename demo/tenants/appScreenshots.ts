import type { TenantConfigInput } from '../../contract/config.ts';

const screens = {
  en: {
    home: 'The home page',
    category: 'A category with its filters',
    product: 'A product with its options',
  },
  fr: { home: 'L’accueil', category: 'Une catégorie et ses filtres', product: 'Un produit et ses options' },
};

/** Screenshots of a demo tenant's pages, taken by `node tools/studio/appScreenshots.mjs`. */
export function appScreenshots(tenant: 'maple' | 'boreale', language: 'en' | 'fr') {
  const labels = Object.entries(screens[language]);
  const narrow = labels.map(([page, label]) => ({
    src: `/media/app/${tenant}-${page}-narrow.webp`,
    width: 780,
    height: 1688,
    form_factor: 'narrow' as const,
    label,
  }));
  const wide = labels.map(([page, label]) => ({
    src: `/media/app/${tenant}-${page}-wide.webp`,
    width: 1280,
    height: 800,
    form_factor: 'wide' as const,
    label,
  }));
  return [...narrow, ...wide] satisfies TenantConfigInput['app_screenshots'];
}
