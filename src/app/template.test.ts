// @vitest-environment node
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './template';

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
const fill = (...chunks: string[]) =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(fillTemplate(template, values)));

describe('fillTemplate', () => {
  it('moves what React writes before the app into the head, for every chunking', async () => {
    const whole = await fill('<title>Sofas</title><div id="app">Hello</div>');
    expect(whole).toBe(
      '<!doctype html><html lang="fr-CA" data-content-visibility style="--font-body:&quot;Inter&quot;"><head>' +
        `${ours}<meta property="csp-nonce" nonce="n1"><title>Sofas</title></head>` +
        '<body><div id="root"><div id="app">Hello</div></div><script id="boot">$& $1</script></body></html>',
    );
    expect(await fill('<title>So', 'fas</title><di', 'v id="app">Hel', 'lo</div>')).toBe(whole);
  });

  it("replaces our icon with the dealer's", async () => {
    const whole = await fill('<link rel="icon" href="/media/maple.svg"/><div id="app">Hello</div>');
    expect(whole).toContain(
      '<head><meta property="csp-nonce" nonce="n1"><link rel="icon" href="/media/maple.svg"/></head>',
    );
  });
});
