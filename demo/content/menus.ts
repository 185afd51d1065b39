import type { DemoMenuItem } from '../shopTypes.ts';

type Row = Pick<DemoMenuItem, 'nodeId' | 'label' | 'requestUrl'> & Partial<DemoMenuItem>;

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { nodeId: 1, label: { en: 'Promotions', fr: 'Promotions' }, requestUrl: '/promotions', topMenuVisible: true },
  { nodeId: 2, label: { en: 'Outlet pieces', fr: 'Fins de série et retours' }, requestUrl: '/catalog/special/outlet/1', topMenuVisible: true, tenants: ['maple'] },
  { nodeId: 3, label: { en: 'Journal', fr: 'Journal' }, requestUrl: '/blog', topMenuVisible: true },
  { nodeId: 4, label: { en: 'Stores', fr: 'Magasins' }, requestUrl: '/stores', topMenuVisible: true },
  { nodeId: 10, label: { en: 'Delivery', fr: 'Livraison' }, requestUrl: '/delivery', placement: 'footer' },
  { nodeId: 11, label: { en: 'Returns', fr: 'Retours' }, requestUrl: '/returns', placement: 'footer' },
  { nodeId: 12, label: { en: 'Financing', fr: 'Financement' }, requestUrl: '/financing', placement: 'footer' },
  { nodeId: 13, label: { en: 'Contact us', fr: 'Nous joindre' }, requestUrl: '/contact', placement: 'footer' },
  { nodeId: 14, label: { en: 'Energy savings', fr: 'Économies d’énergie' }, requestUrl: '', hrefOverride: 'https://www.energystar.gov', target: '_blank', placement: 'footer', tenants: ['maple'] },
  { nodeId: 20, label: { en: 'Orders', fr: 'Commandes' }, requestUrl: '/account', placement: 'account' },
  { nodeId: 21, label: { en: 'Wishlist', fr: 'Liste de souhaits' }, requestUrl: '/wishlist', placement: 'account' },
];

/** Menu entries other than categories. */
export const menus: readonly DemoMenuItem[] = rows.map((row) => ({
  parentNodeId: 0,
  hrefOverride: '',
  target: '',
  iconUrl: '',
  topMenuVisible: false,
  placement: 'header',
  tenants: ['maple', 'boreale'],
  ...row,
}));
