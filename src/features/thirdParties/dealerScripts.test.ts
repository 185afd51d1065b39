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

  it('of the list are sorted with the head first; empty scripts are omitted', async () => {
    const list = [
      { identifier: 'chat', src: 'https://chat.example/c.js', content: '', placement: 'body' as const },
      { identifier: 'early', src: '', content: 'x()', placement: 'head' as const },
      { identifier: 'none', src: '', content: '', placement: 'body' as const },
    ];
    expect((await listedScripts(list)).map(({ src }) => src)).toEqual([
      '/_site/scripts/early.js',
      'https://chat.example/c.js',
    ]);
  });

  it.each([
    ['<script>a()</script><script>b()</script>', ['/_site/scripts/chat.js']],
    [
      '<!-- Chat -->\n<script src="https://chat.example/c.js"></script>\n<script>a()</script>',
      ['https://chat.example/c.js', '/_site/scripts/chat.js'],
    ],
    ['document.write("<script>a()</script>")', ['/_site/scripts/chat.js']],
  ])('of the list may be HTML: %s', async (content, sources) => {
    const list = [{ identifier: 'chat', src: '', content, placement: 'body' as const }];
    expect((await listedScripts(list)).map(({ src }) => src)).toEqual(sources);
  });
});
