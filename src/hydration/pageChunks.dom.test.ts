import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPageChunks, pageChunksElement } from './pageChunks';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shop.js'] },
  'src/pages/CartPage.tsx': { file: 'assets/CartPage.js', imports: ['_shop.js', '_price.js'] },
  '_shop.js': { file: 'assets/shop.js', imports: ['_libraries.js', '_price.js'] },
  '_price.js': { file: 'assets/price.js', imports: ['_shop.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
};
const chunksOf = (...files: string[]) =>
  JSON.parse(pageChunksElement(manifest, files).replace(/<\/?script[^>]*>/g, '')) as string[];

describe('pageChunksElement', () => {
  it('lists dependencies before dependents, each once, also in cycles', () => {
    expect(chunksOf('src/main.tsx', 'src/pages/CartPage.tsx')).toEqual([
      'assets/libraries.js',
      'assets/price.js',
      'assets/shop.js',
      'assets/main.js',
      'assets/CartPage.js',
    ]);
  });

  it('skips a source file that is not in the manifest', () => {
    expect(chunksOf('src/pages/Gone.tsx', '_libraries.js')).toEqual(['assets/libraries.js']);
  });
});

describe('loadPageChunks', () => {
  const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('preloads every chunk before it evaluates the chunks in the order of the list', async () => {
    const paths = chunksOf('src/main.tsx', 'src/pages/CartPage.tsx').map((file) => `/${file}`);
    const evaluations: [path: string, preloadCount: number][] = [];
    for (const path of paths)
      vi.doMock(path, () => {
        evaluations.push([path, preloads().length]);
        return {};
      });
    document.head.innerHTML = pageChunksElement(manifest, ['src/main.tsx', 'src/pages/CartPage.tsx']);
    await loadPageChunks();
    expect(preloads().map((link) => link.getAttribute('href'))).toEqual(paths);
    expect(evaluations).toEqual(paths.map((path) => [path, 5]));
  });

  it('loads nothing on a page without the list', async () => {
    await loadPageChunks();
    expect(preloads()).toEqual([]);
  });
});
