import { expect, it } from 'vitest';
import { pageCodeElement } from './pageCode';

const manifest = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shop.js'] },
  'src/pages/CartPage.tsx': { file: 'assets/CartPage.js', imports: ['_shop.js', '_price.js'] },
  '_shop.js': { file: 'assets/shop.js', imports: ['_libraries.js', '_price.js'] },
  '_price.js': { file: 'assets/price.js', imports: ['_shop.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
};
const codeOf = (...files: string[]) =>
  JSON.parse(pageCodeElement(manifest, files).replace(/<\/?script[^>]*>/g, '')) as string[];

it('names what is imported before what imports it, each once, circles included', () => {
  expect(codeOf('src/main.tsx', 'src/pages/CartPage.tsx')).toEqual([
    'assets/libraries.js',
    'assets/price.js',
    'assets/shop.js',
    'assets/main.js',
    'assets/CartPage.js',
  ]);
});

it('a file the build does not know is left out', () => {
  expect(codeOf('src/pages/Gone.tsx')).toEqual([]);
});
