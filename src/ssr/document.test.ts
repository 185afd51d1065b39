import { describe, expect, it } from 'vitest';
import { fillTemplate } from './document';

const template =
  '<!doctype html><html lang="en"><head><link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" /><!--head--></head><body><div id="root"><!--app--></div><!--boot--></body></html>';
const values = {
  lang: 'fr-CA',
  nonce: 'n1',
  style: '--font-body:"Inter"',
  boot: '<script id="boot">$& $1</script>',
  inlineScript: 'start()',
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
    expect(whole).toContain(
      '<script nonce="n1" data-files="/assets/first-2.js /assets/index-1.js">start()</script></head>',
    );
    expect(whole).not.toMatch(/modulepreload|type="module"/);
  });

  it('leaves out the check of the plain shell, which the script of the page contains', () => {
    const notice = '<script nomodule src="/old-browser.js"></script>';
    const shell = template.replace(
      '</body>',
      `${notice}<script defer src="/check-browser.js"></script></body>`,
    );
    expect(fillTemplate(shell, '<div id="app">Hello</div>', values)).toMatch(
      new RegExp(`</script>${notice}</body></html>$`),
    );
  });

  it('contains the stylesheets that the markup uses, and keeps their files from being loaded again', () => {
    const font = '@font-face{src:url(/f.woff2)}';
    const styles = [
      { href: '/assets/base.css', css: `${font}body{margin:0}`, classes: [] },
      { href: '/assets/tile.css', css: '.tile{color:red}', classes: ['tile'] },
      { href: '/assets/cart.css', css: '.cart{color:red}', classes: ['cart'] },
    ];
    const linked = template.replace(
      '<!--head-->',
      '<link rel="stylesheet" href="/assets/base.css"><!--head-->',
    );
    const whole = fillTemplate(linked, '<div id="app"><b class="wide tile">Sofa</b></div>', {
      ...values,
      styles,
    });
    expect(whole).toContain(
      `<style nonce="n1">body{margin:0}.tile{color:red}</style><style nonce="n1" media="print" data-late>${font}</style>` +
        '<link rel="stylesheet" disabled href="/assets/base.css"><link rel="stylesheet" disabled href="/assets/tile.css"></head>',
    );
    expect(whole).not.toContain('cart');
  });
});
