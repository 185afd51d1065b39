import { expect, it } from 'vitest';
import { pageChunksElement } from './pageChunks';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shop.js'] },
  'src/pages/CartPage.tsx': { file: 'assets/CartPage.js', imports: ['_shop.js', '_price.js'] },
  '_shop.js': { file: 'assets/shop.js', imports: ['_libraries.js', '_price.js'] },
  '_price.js': { file: 'assets/price.js', imports: ['_shop.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
};
const chunksOf = (...files: string[]) =>
  JSON.parse(pageChunksElement(manifest, files).replace(/<\/?script[^>]*>/g, '')) as string[];

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
  expect(chunksOf('src/pages/Gone.tsx')).toEqual([]);
});
