import type { APIRequestContext } from '@playwright/test';
import { type Dealer, openDealer } from './dealerBackend.ts';
import { expect, test } from './fixtures.ts';

const features = (name: string, change: Record<string, unknown>) => ({
  display_features: { [name]: change },
});
const header = (change: Record<string, unknown>) => features('header', change);
const service = (change: Record<string, unknown>) => ({ services: change });
const chatbot = (change: Record<string, unknown>) => ({ pdp: { ai_chatbot: change } });
/** Matches a security policy that contains a host in any directive. */
const policy = (host: string) => new RegExp(`^[a-z-]+-src(?:-elem)? .*${host}`, 'm');

/** A page of the demo, a change of the configuration, and a pattern that the page matches only after it ('not': only before). */
type Row = [key: string, path: string, config: Record<string, unknown>, shows: RegExp, not?: 'not'];

// biome-ignore format: a table, one row a key
const rows: Row[] = [
  ['name', '/about-us', { name: 'Pine & Sons' }, /© Pine &amp; Sons/],
  ['base_url', '/about-us', { base_url: 'https://pine.example' }, /<link rel="canonical" href="https:\/\/pine\.example\/about-us"/],
  ['base_media_url', '/tags-avb-brands', { base_media_url: 'https://media.example/shop' }, /https:\/\/media\.example\/shop\/brand/],
  ['title_prefix', '/about-us', { title_prefix: 'Sale:' }, /<title>Sale: /],
  ['title_suffix', '/about-us', { title_suffix: '· Pine' }, /· Pine<\/title>/],
  ['description', '/compare', { description: 'Chairs that last.' }, /Chairs that last\./],
  ['locale', '/about-us', { locale: 'fr' }, /<html lang="fr"/],
  ['locales', '/about-us', { locales: [{ code: 'en-US', label: 'English' }, { code: 'fr-CA', label: 'Québécois' }] }, /Québécois/],
  ['currency_code', '/catalog/sofas', { currency_code: 'EUR' }, /€/],
  ['logo_src', '/about-us', { logo_src: '/media/brand/boreale.svg' }, /<img src="\/media\/brand\/boreale\.svg"/],
  ['logo_alt', '/about-us', { logo_alt: 'Pine' }, /aria-label="Pine, home"/],
  ['favicon', '/about-us', { favicon: '/media/brand/pine.svg' }, /<link rel="icon" href="\/media\/brand\/pine\.svg"/],
  ['phone', '/about-us', { phone: '1 (503) 555-0199' }, /href="tel:5035550199"/],
  ['theme.primary', '/about-us', { theme: { primary: '#123456' } }, /--brand-primary:#123456;--brand-on-primary:#ffffff/],
  ['theme.primary, no colour', '/about-us', { theme: { primary: 'sea' } }, /style="[^"]*--brand-primary:/, 'not'],
  ['theme.secondary', '/about-us', { theme: { secondary: '#ffee00' } }, /--brand-secondary:#ffee00;--brand-on-secondary:#000000/],
  ['theme.radius', '/about-us', { theme: { radius: '3' } }, /--radius-brand:3px/],
  ['theme.font_heading', '/about-us', { theme: { font_heading: 'Lora' } }, /--font-heading:Lora/],
  ['theme.font_body', '/about-us', { theme: { font_body: 'Inter' } }, /--font-body:Inter/],
  ['theme.dark', '/about-us', { theme: { dark: false } }, /<html[^>]*color-scheme:light/],
  ['theme.variables', '/about-us', { theme: { variables: { 'avb-header-type': 'mixed' } } }, /data-type="mixed"/],
  ['grid_product_limit', '/catalog/sofas', { grid_product_limit: 5 }, /\?page=3/],
  ['list_product_limit', '/catalog/sofas?display_mode=list', { list_product_limit: 2 }, />8<\/a>/],
  ['catalog_frontend_list_mode', '/catalog/sofas', { catalog_frontend_list_mode: 'grid' }, /title="Show as list"/, 'not'],
  ['featured_product_limit', '/catalog/living-room', { featured_product_limit: 2 }, /Wren/, 'not'],
  ['header.layout', '/about-us', header({ layout: 'enterprisev3' }), /data-layout="enterprisev3"/],
  ['header.mobile_layout', '/about-us', header({ mobile_layout: 'condensed' }), /data-small="condensed"/],
  ['header.type', '/about-us', header({ type: 'mixed-nav' }), /data-type="mixed-nav"/],
  ['header.mobile_hide_mode', '/about-us', header({ mobile_hide_mode: 'hide_both' }), /data-hidden="true"/],
  ['header.layout, unknown', '/about-us', header({ layout: 'fancy', type: 'filled' }), /data-layout="standard"[^>]*data-type="filled"/],
  ['pdp.gallery_layout', '/product/hudson-sofa', features('pdp', { gallery_layout: 'three_column' }), /data-layout="three_column"/],
  ['pdp.show_shipping_estimate', '/product/hudson-sofa', features('pdp', { show_shipping_estimate: 'no' }), /Delivery to ZIP/, 'not'],
  ['pdp.show_reviews', '/product/hudson-sofa', features('pdp', { show_reviews: 0 }), /Customer reviews|What customers say/, 'not'],
  ['catalog_product_grid.tiles_lg', '/catalog/sofas', features('catalog_product_grid', { tiles_lg: 2 }), /--(?:tiles-)?lg:\s?2/],
  ['catalog_product_grid.tiles_xl', '/catalog/sofas', features('catalog_product_grid', { tiles_xl: 6 }), /--(?:tiles-)?xl:\s?6/],
  ['catalog_product_grid.show_compare', '/about-us', features('catalog_product_grid', { show_compare: 'false' }), /href="\/compare"/, 'not'],
  ['catalog_product_grid.show_wishlist', '/about-us', features('catalog_product_grid', { show_wishlist: false }), /href="\/wishlist"/, 'not'],
  ['promos_rebates.enabled', '/promotions', features('promos_rebates', { enabled: 'no' }), /Rebate center/, 'not'],
  ['promos_rebates.grey_background', '/promotions', features('promos_rebates', { grey_background: false }), /data-background="grey"/, 'not'],
  ['availability_messages.in_stock', '/product/hudson-sofa', features('availability_messages', { in_stock: 'Take it home today' }), /Take it home today/],
  ['blog_home.title', '/blog', { blog_home: { title: 'Pine needles' } }, /<h1[^>]*>Pine needles/],
  ['blog_home.meta', '/blog', { blog_home: { meta: 'Words on wood.' } }, /content="Words on wood\."/],
  ['services.gtm_id', '/about-us', service({ gtm_id: 'GTM-9' }), /googletagmanager\.com\/ns\.html\?id=GTM-9/],
  ['services.gtm_url', '/about-us', service({ gtm_id: 'GTM-9', gtm_url: 'https://tags.pine.example' }), /tags\.pine\.example\/ns\.html/],
  ['services.userway_id', '/about-us', service({ userway_id: 'u' }), policy('https://api\\.userway\\.org')],
  ['services.facebook_pixel_id', '/about-us', service({ facebook_pixel_id: '42' }), policy('https://connect\\.facebook\\.net')],
  ['services.allowed_hosts', '/about-us', service({ allowed_hosts: ['https://own.example'] }), policy('https://own\\.example')],
  ...['personalization_url', 'reviews_url', 'ui_stylesheet_url', 'web_font_url', 'social_conversion_path', 'monitoring_url'].map((key): Row =>
    [`services.${key}`, '/about-us', service({ [key]: 'https://third.example/x' }), policy('https://third\\.example')]),
  ...['shopper_stream', 'kibo_carousel', 'amazon_checkout', 'affirm', 'acima', 'katapult', 'zibby', 'chargeafter', 'moneris', 'synchrony', 'synchronyunifi',
    'wellsfargo', 'tdbank', 'fairstone', 'paypal', 'heartland', 'nmi', 'authorizenet_applepay'].map((key): Row =>
    [`${key}.script_url`, '/about-us', { [key]: { enabled: true, script_url: `https://${key.replace('_', '-')}.third.example/x.js` } }, policy(`https://${key.replace('_', '-')}\\.third\\.example`)]),
  ['packageai.page_url', '/about-us', { packageai: { enabled: true, page_url: 'https://book.third.example/x' } }, policy('https://book\\.third\\.example')],
  ['power_reviews.api_key', '/about-us', { power_reviews: { api_key: 'k' } }, policy('https://\\*\\.powerreviews\\.com')],
  ['recaptcha_script_url', '/about-us', { recaptcha_enabled: true, recaptcha_script_url: 'https://captcha.example/x.js' }, policy('https://captcha\\.example')],
  ['email', '/', { email: 'desk@pine.example' }, /"email":"desk@pine\.example"/],
  ['default_sort_by', '/catalog/sofas', { default_sort_by: 'price' }, /<option[^>]*value="price asc"[^>]*selected|<option[^>]*selected[^>]*value="price asc"/],
  ['feature_toggles.blog', '/blog', features('feature_toggles', { blog: 'no' }), /Journal<\/h1>/, 'not'],
  ['feature_toggles.request_quote', '/request-quote', features('feature_toggles', { request_quote: 0 }), /<h1[^>]*>Request a quote/, 'not'],
  ['feature_toggles.store_locator', '/stores', features('feature_toggles', { store_locator: false }), /<h1[^>]*>Find a store/, 'not'],
  ['ai_chatbot.enabled', '/product/hudson-sofa', chatbot({ enabled: 'no' }), /id="assistant-title"/, 'not'],
  ['ai_chatbot.placement', '/product/hudson-sofa', chatbot({ placement: 'corner' }), /id="assistant-title"/, 'not'],
  ['ai_chatbot.widget_title', '/product/hudson-sofa', chatbot({ widget_title: 'Ask the joiner' }), /Ask the joiner/],
  ['ai_chatbot.widget_description', '/product/hudson-sofa', chatbot({ widget_description: 'She knows wood.' }), /She knows wood\./],
  ['ai_chatbot.chatbot_name', '/product/hudson-sofa', chatbot({ chatbot_name: 'Juniper' }), /Ask Juniper/],
  ['ai_chatbot.chatbot_icon', '/product/hudson-sofa', chatbot({ chatbot_icon: '/media/brand/juniper.svg' }), /src="\/media\/brand\/juniper\.svg"/],
];

let dealer: Dealer;
const before = new Map<string, string>();

test.beforeAll(async ({ server }) => {
  dealer = await openDealer(server.url, {});
});
test.afterAll(() => dealer.close());

/** A new host for each request, because the server caches the configuration by host. */
let hostCount = 0;
const newHost = () => {
  hostCount += 1;
  return `host-${hostCount}.localhost:${new URL(dealer.url).port}`;
};

async function rendered(request: APIRequestContext, path: string): Promise<string> {
  const host = newHost();
  let html = '';
  // A server just started may miss the deadline for its first page and send index.html.
  await expect(async () => {
    const response = await request.get(dealer.url + path, { headers: { host } });
    html = `${response.headers()['content-security-policy']?.replaceAll('; ', '\n')}\n${await response.text()}`;
    expect(html).toContain('id="boot"');
  }).toPass();
  // The rendered HTML without its embedded data.
  return html.replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '');
}

test('a change of the configuration changes the page without a build', async ({ page, request, faults }) => {
  const wrong: string[] = [];
  for (const [key, path, config, shows, not] of rows) {
    dealer.config = {};
    if (!before.has(path)) before.set(path, await rendered(request, path));
    const plain = shows.test(before.get(path) ?? '');
    dealer.config = config;
    const changed = shows.test(await rendered(request, path));
    if (plain !== (not === 'not') || changed === plain)
      wrong.push(`${key}: ${plain} before, ${changed} after`);
  }
  expect(wrong).toEqual([]);

  await test.step('a storefront for frames only is blank outside of a frame', async () => {
    dealer.config = { iframe_url: 'https://partner.example/embed' };
    const address = `http://${newHost()}/about-us`;
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.goto(address, { referer: 'https://partner.example/shop' });
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  });

  await test.step('a base URL of another origin is logged', async () => {
    dealer.config = { base_url: 'https://pine.example' };
    await page.goto(`http://${newHost()}/about-us`);
    await expect
      .poll(() => faults.join())
      .toContain('The configured base URL https://pine.example is not where');
    faults.length = 0;
  });
});

test('on a phone, the blocks around the header stay with it only where both are sticky', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [sticky_mode, isStaying] of [
    ['default', false],
    ['sticky_header_before', false],
    ['sticky_both', true],
  ] as const) {
    dealer.config = header({ sticky_mode });
    await page.goto(`http://${newHost()}/about-us`);
    const block = page.getByText('8 showrooms in Oregon and Washington').first();
    await expect(block).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.getByRole('combobox'), sticky_mode).toBeInViewport();
    await (isStaying ? expect(block, sticky_mode) : expect(block, sticky_mode).not).toBeInViewport();
  }
});
