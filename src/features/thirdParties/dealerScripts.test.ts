import { describe, expect, it } from 'vitest';
import { blockScripts, listedScripts } from './dealerScripts';

describe('scripts of the dealer', () => {
  it('of a block keep their order; inline code becomes a file of this host', async () => {
    const html = '<script>a()</script><script src="/chat.js" data-key="k"></script><script>b()</script>';
    expect(await blockScripts('site-scripts-inline', html)).toEqual([
      { src: '/_site/site-scripts-inline/0.js', attributes: {} },
      { src: '/chat.js', attributes: { 'data-key': 'k' } },
      { src: '/_site/site-scripts-inline/2.js', attributes: {} },
    ]);
    expect(await blockScripts('dev-script-validation', '{"enabled": false}')).toEqual([]);
  });

  it('of the list are sorted with the head first; empty scripts are omitted', () => {
    const list = [
      { identifier: 'chat', src: 'https://chat.example/c.js', content: '', placement: 'body' as const },
      { identifier: 'early', src: '', content: 'x()', placement: 'head' as const },
      { identifier: 'none', src: '', content: '', placement: 'body' as const },
    ];
    expect(listedScripts(list).map(({ src }) => src)).toEqual([
      '/_site/scripts/early.js',
      'https://chat.example/c.js',
    ]);
  });
});
