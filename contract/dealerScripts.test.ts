import { describe, expect, it } from 'vitest';
import { inlineScriptPath } from './dealerScripts';
import { dealerScripts } from './parseScripts';

describe('scripts of the dealer', () => {
  it('are the script elements of a block in their order', () => {
    expect(
      dealerScripts(`<p>1</p><script>a = '<b>'</script>
        <script async src="https://w.example/x.js?a=1&b=2" data-account='K "1"' onload="x()"></script>`),
    ).toEqual([
      { src: '', code: "a = '<b>'", attributes: {} },
      { src: 'https://w.example/x.js?a=1&b=2', code: '', attributes: { 'data-account': 'K "1"' } },
    ]);
  });

  it.each([
    '',
    '{"enabled": true}',
    '<script></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>x',
  ])('are none in %s', (html) => expect(dealerScripts(html)).toEqual([]));

  it('have an address at this host', () =>
    expect(inlineScriptPath('scripts', 'chat/1')).toBe('/_site/scripts/chat%2F1.js'));
});
