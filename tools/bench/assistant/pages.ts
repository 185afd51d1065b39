/** Pages whose numbers a reply may quote: configuration, locations, guides and help pages. */
export const PAGES = [
  '/config',
  '/locations',
  '/blocks',
  '/pages/returns',
  '/pages/delivery',
  '/pages/financing',
  '/pages/terms',
  '/pages/privacy',
];
