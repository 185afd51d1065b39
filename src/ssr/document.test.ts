import { describe, expect, it } from 'vitest';
import { fillTemplate } from './document';

const template =
  '<!doctype html><html lang="en"><head><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" /><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>';
const values = {
  lang: 'fr-CA',
  nonce: 'n1',
  style: '--font-body:"Inter"',
  boot: '<script id="boot">$& $1</script>',
  styles: [],
};
const ours = '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />';
const fill = (markup: string) => fillTemplate(template, markup, values);

describe('fillTemplate', () => {
  it('moves what React writes before the app into the head', () => {
    const whole = fill('<title>Sofas</title><div id="app">Hello</div>');
    expect(whole).toBe(
      '<!doctype html><html lang="fr-CA" data-content-visibility style="--font-body:&quot;Inter&quot;"><head>' +
        `${ours}<title>Sofas</title></head>` +
        '<body><div id="root"><div id="app">Hello</div></div><script id="boot">$& $1</script></body></html>',
    );
  });

  it("replaces our icon with the dealer's", async () => {
    const whole = await fill('<link rel="icon" href="/media/maple.svg"/><div id="app">Hello</div>');
    expect(whole).toContain('<head><link rel="icon" href="/media/maple.svg"/></head>');
  });

  it('replaces the scripts in the head with one that loads them after the first paint', () => {
    const late =
      '<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/first-2.js"></head>';
    const whole = fillTemplate(template.replace('</head>', late), '<div id="app">Hello</div>', values);
    const [, script = ''] = /<script nonce="n1">([\s\S]*?)<\/script><\/head>/.exec(whole) ?? [];
    expect(script).toContain('["/assets/first-2.js","/assets/index-1.js"].map((file)=>import(file))');
    expect(() => new Function(script)).not.toThrow();
    expect(whole).not.toMatch(/modulepreload|type="module"/);
  });
});
