import { DealerError, type Handler, ok } from './answers.ts';

const blocks = (media: string): Record<string, string> => ({
  'header-after-global-promotions': '<p>Free delivery this week</p>',
  footer: `<div class="avb-footer"><p>Cascade Home Center, Portland</p>
    <avb-link href="/delivery">Delivery and returns</avb-link></div>`,
  'catalog-seo-before-sofas': '<p>Every sofa is made in Oregon.</p>',
  'seo-home-sd': '{"@context":"https://schema.org","@type":"FurnitureStore","name":"Cascade Home Center"}',
  'site-styles-inline': ':root { --avb-primary: #22577a; }',
  'home-story': `<p>Since 1962 on the river.</p><img src="${media}story.png" alt="Our first showroom" width="40" height="30">`,
});

/** A block with the fields of docs/spec/04 §1. */
export function blockOf(identifier: string, media: string) {
  const all = blocks(media);
  const content = all[identifier];
  if (content === undefined) return null;
  return { identifier, block_id: Object.keys(all).indexOf(identifier) + 1, title: identifier, content };
}

/** Pages by identifier; a missing French text falls back to the English one. */
const pages = (media: string, language: string): Record<string, { title: string; content: string }> => ({
  home: {
    title: 'Home',
    content: `<h1>${language === 'fr' ? 'Bienvenue chez Cascade' : 'Welcome to Cascade'}</h1>
      <avb-picture data-src="${media}hero.png" data-alt="A living room" data-width="40" data-height="30"></avb-picture>
      <avb-link href="/catalog/sofas">All sofas</avb-link>
      <alta-product-display data-title="Popular sofas" data-category="sofas" data-limit="3"></alta-product-display>
      <avb-categories></avb-categories>
      <avb-promotions data-type="rebate"></avb-promotions>`,
  },
  delivery: {
    title: 'Delivery and returns',
    content: `<h1>Delivery and returns</h1>
      <avb-accordion><avb-accordion-item><avb-accordion-heading>When do you deliver?</avb-accordion-heading>
        <avb-accordion-content><p>Within a week.</p></avb-accordion-content></avb-accordion-item></avb-accordion>
      <avb-carousel data-items-xs="1"><p>First truck</p><p>Second truck</p></avb-carousel>
      <table><tr><td>Portland</td><td>$49</td></tr></table>
      <p>Call <avb-config data-key="phone"></avb-config></p>
      <tabs aria-label="Areas"><template data-title="City"><p>Every day</p></template></tabs>`,
  },
  contact: {
    title: 'Contact us',
    content: `<h1>Contact us</h1><p>Call 503-555-0147 or write.</p>
      <avb-magento-form data-form="contact"><label>Name <input name="name" required></label>
        <label>Email <input name="email" type="email" required></label>
        <label>Message <textarea name="message" required></textarea></label></avb-magento-form>`,
  },
});

const posts = [
  { post_id: 31, title: 'How to measure a doorway', image: 'doorway' },
  { post_id: 32, title: 'Caring for oak', image: 'oak' },
].map(({ post_id, title, image }) => ({
  post_id,
  title,
  image,
  content: `<p>${title}, step by step.</p>`,
  published_at: '2026-10-01T08:00:00Z',
}));

const rebates = [
  {
    program_id: 'P-77',
    promo_name: 'Autumn rebate',
    promo_short_description: 'Mail in for $50',
    manufacturer: 'Harbor Mill',
    start_date: '2026-09-01T00:00:00Z',
    end_date: '2027-09-30T00:00:00Z',
    rebate_form_url: '',
    brand_logo_urls: [],
  },
];

function required<T>(value: T | null | undefined, name: string): T {
  if (value) return value;
  throw new DealerError(404, `Requested ${name} does not exist.`);
}

/** The routes of content. media: URL of the folder of pictures */
export const contentRoutes = (media: string): Record<string, Handler> => ({
  'GET /blocks': () => ok(Object.keys(blocks(media)).map((identifier) => blockOf(identifier, media))),
  'GET /blocks/{identifier}': ({ params }) => ok(required(blockOf(params.identifier ?? '', media), 'block')),
  'GET /scripts': () => ok([]),
  'GET /pages/{identifier}': ({ params, language }) => {
    const page = required(pages(media, language)[params.identifier ?? ''], 'page');
    return ok({
      ...page,
      meta_description: null,
      meta_keywords: null,
      structured_data: null,
      no_index: false,
    });
  },
  'GET /menus': () =>
    ok([
      {
        node_id: 1,
        parent_node_id: null,
        label: 'Delivery',
        request_url: '/delivery',
        href_override: null,
        target: null,
        icon_url: null,
        top_menu_visibility: true,
        placement: 'header',
      },
    ]),
  'GET /promobanners/{bannerId}': ({ params }) => {
    if (params.bannerId !== '9') throw new DealerError(404, 'Requested banner does not exist.');
    return ok({ banner_id: 9, css: null, content: '<p>Sale</p>', types: ['custom'] });
  },
  'GET /promobanners/bannertype/{type}': ({ params }) =>
    ok(
      params.type === 'rebate'
        ? rebates
        : [{ banner_id: 9, css: '', content: '<p>Autumn sale</p>', types: [params.type] }],
    ),
  'GET /blog': ({ query }) =>
    ok(
      posts
        .filter(({ post_id }) => !query.get('post_id') || String(post_id) === query.get('post_id'))
        .map(({ image, ...post }) => ({ ...post, image_url: `${media}${image}.png` })),
    ),
});
