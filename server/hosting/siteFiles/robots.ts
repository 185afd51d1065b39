const keptOut = ['/api/', '/account', '/checkout', '/compare', '/kiosk', '/search/', '/wishlist'];

/** robots.txt: everything public may be read; origin: https://shop.example */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...keptOut.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
