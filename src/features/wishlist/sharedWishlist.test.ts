import { expect, it } from 'vitest';
import { readSharedWishlist, sharedWishlistPath } from './sharedWishlist';

const read = (path: string) => readSharedWishlist(new URL(path, 'https://shop.example').searchParams);

it('survives a round trip through a link in order, without duplicates', () => {
  expect(read(sharedWishlistPath('/fr/wishlist', ['12', '7', '12']))).toEqual(['12', '7']);
});

it('has ids that are words or UUIDs too', () => {
  const ids = ['0b6c9a52-7f0e-4c1b', 'NQ.HUD_1', 'catalog:7'];
  expect(read(sharedWishlistPath('/wishlist', ids))).toEqual(ids);
});

it('is null without shared products, and ignores invalid ids', () => {
  expect(read('/wishlist')).toBeNull();
  expect(read('/wishlist?products=')).toBeNull();
  expect(read('/wishlist?products=<b>|../x|5')).toEqual(['5']);
});
