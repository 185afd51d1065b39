import { describe, expect, it } from 'vitest';
import { parseHtml } from '@/features/content/parseHtml';
import { checkContent, checkHtml } from './checkContent';

const reasons = (html: string) => checkContent(html, parseHtml(html)).map(({ reason }) => reason);
const picture = 'data-src="/a.webp" data-alt=""';

describe('content checks', () => {
  it('report nothing for valid markup', () => {
    expect(
      reasons(`<section class="avb-section"><h2>Sale</h2><br><p>Now <avb-link href="/a">here</avb-link></p>
        <avb-picture ${picture} data-width="4" data-height="3"></avb-picture><img src="/b.webp" alt="" width="4" height="3">
        <avb-picture><source srcset="/c.webp" size="small"><img src="/b.webp" alt="" width="4" height="3"></avb-picture>
        <avb-button data-modal="zibby">Go</avb-button><avb-promotions data-type="custom"></avb-promotions>
        <avb-carousel data-class-arrows-icon="fa-arrow"><div>1</div></avb-carousel>
        <avb-accordion><avb-accordion-item><avb-accordion-heading>Q</avb-accordion-heading></avb-accordion-item></avb-accordion>
        <table> <tr> <td>1</td> </tr> </table><tabs><template>1</template></tabs><!-- <div> --></section>`),
    ).toEqual([]);
  });

  it.each([
    ['<div><div></div>', '<div> is opened 2 times and closed 1 times.'],
    ['<b>1</b></b>', '<b> is opened 1 times and closed 2 times.'],
    ['<a href="/a">1</a>', 'A plain anchor: use avb-link.'],
    [
      '<avb-link href="/a"><b><avb-link href="/b">1</avb-link></b></avb-link>',
      'A link (avb-link) inside another link (avb-link).',
    ],
    ['<avb-link href="/a" onclick="x()">1</avb-link>', 'An onclick on a link: use avb-button.'],
    ['<avb-link>1</avb-link>', 'A link (avb-link) without href.'],
    ['<avb-button data-action="fly"></avb-button>', 'Invalid "fly" value provided to "data-action".'],
    ['<avb-button data-modal="bank"></avb-button>', 'Invalid "bank" value provided to "data-modal".'],
    [
      '<avb-button data-credit-tier="prime"></avb-button>',
      'Invalid "prime" value provided to "data-credit-tier".',
    ],
    [
      '<avb-carousel data-class-arrows-icon="icon-x"></avb-carousel>',
      'AVB Carousel: Invalid data-class-arrows-icon "icon-x".',
    ],
    [
      '<avb-config data-key="recaptcha_site_key"></avb-config>',
      'avb-config: the key "recaptcha_site_key" is not allowed.',
    ],
    ['<avb-promotions></avb-promotions>', 'avb-promotions: Missing data-type key'],
    ['<avb-magento-form data-form="x"></avb-magento-form>', 'avb-magento-form: there is no form "x".'],
    ['<avb-picture data-alt="" data-width="4" data-height="3"></avb-picture>', 'avb-picture: missing src.'],
    [`<avb-picture ${picture}></avb-picture>`, 'avb-picture: missing dimensions.'],
    [
      `<avb-picture ${picture} data-width="4" data-height="3" data-loader="cloud"></avb-picture>`,
      'avb-picture: missing loader "cloud".',
    ],
    [
      `<avb-picture ${picture} data-width="wide" data-height="3"></avb-picture>`,
      'avb-picture: width and height must be numeric.',
    ],
    ['<img src="/a.webp" width="4" height="3">', 'img: missing alternative text.'],
    ['<iframe src="/a"></iframe>', 'iframe: missing title.'],
    ['<table>text<tr><td>1</td></tr></table>', 'table: text between its cells is dropped.'],
    ['<tabs><div>1</div></tabs>', 'No suitable children found'],
    ['<script>1</script>', '<script> is not allowed and left out.'],
    ['<avb-galery></avb-galery>', '<avb-galery> is not known; only what is in it is shown.'],
    ['<div onmouseover="x()"></div>', 'onmouseover on <div> is left out.'],
    ['<avb-link href="javascript:x()">1</avb-link>', 'The href "javascript:x()" is left out.'],
  ])('%s', (html, reason) => expect(reasons(html)).toContain(reason));

  it('name the place of each problem, and whether a part is left out', () => {
    const html = '<!-- <div> --><p>One <a href="/a">two</a></p>\n<div>\n<script>x</script>';
    expect(checkHtml(html)).toEqual([
      {
        level: 'error',
        reason: '<div> is opened 1 times and closed 0 times.',
        offset: html.indexOf('<div>\n'),
      },
      { level: 'warning', reason: 'A plain anchor: use avb-link.', offset: html.indexOf('<a ') },
      { level: 'error', reason: '<script> is not allowed and left out.', offset: html.indexOf('<script') },
    ]);
    expect(checkHtml('<b>1</b></b>')[0]?.offset).toBe(8);
  });

  it('leave out blocks of code, and parse blocks of structured data', () => {
    expect(checkHtml('<script>1</script>', 'site-scripts-inline')).toEqual([]);
    expect(checkHtml('<meta name="robots">', 'site-meta-inline')).toEqual([]);
    expect(checkHtml('{"a": 1}', 'seo-home-sd')).toEqual([]);
    const inElement = (json: string) => `<script type="application/ld+json">${json}</script>`;
    expect(checkHtml(inElement('{"a": 1}'), 'seo-home-sd')).toEqual([]);
    expect(checkHtml(inElement('{"a": 1'), 'seo-home-sd')).toHaveLength(1);
    expect(checkHtml('{"a": 1', 'seo-home-sd')).toEqual([
      { level: 'error', reason: 'The structured data is not JSON and is left out.', offset: 0 },
    ]);
    expect(checkHtml('<script>1</script>', 'footer')).toHaveLength(1);
  });

  it('finish quickly on long hostile content', () => {
    const html = `${'<a "'.repeat(20_000)}${'<div>'.repeat(20_000)}`;
    expect(reasons(html).length).toBeGreaterThan(0);
    // Quadratic time would exceed this limit, linear time never does.
  });

  it.each([
    ['a tag name without an end', `<${'a'.repeat(320_000)}`],
    ['tags without an end', '<a '.repeat(100_000)],
    ['comments without an end', '<!--'.repeat(80_000)],
    ['scripts and styles without an end', '<script><style>'.repeat(20_000)],
    ['quotes of both kinds without an end', `<a "'`.repeat(60_000)],
  ])('finish quickly on %s', (_, html) => expect(Array.isArray(reasons(html))).toBe(true));
});
