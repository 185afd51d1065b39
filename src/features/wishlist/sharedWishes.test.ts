import { expect, it } from 'vitest';
import { readSharedWishes, sharedWishesPath } from './sharedWishes';

const read = (path: string) => readSharedWishes(new URL(path, 'https://shop.example').searchParams);

it('goes into a link and comes back in its order, nothing twice', () => {
  expect(read(sharedWishesPath('/fr/wishlist', ['12', '7', '12']))).toEqual(['12', '7']);
});

it('is none where nothing is shared, and takes no nonsense', () => {
  expect(read('/wishlist')).toBeNull();
  expect(read('/wishlist?products=')).toBeNull();
  expect(read('/wishlist?products=<b>|../x|5')).toEqual(['5']);
});
