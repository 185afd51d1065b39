import { beforeEach, expect, it } from 'vitest';
import { applyLateParts } from './lateParts';

const icon = () => document.querySelector('link[rel="icon"]')?.outerHTML;

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML =
    '<link rel="icon" href="/media/maple.svg"><link data-late href="/manifest.webmanifest">';
});

it("requests the page's icon and manifest after the first paint", () => {
  const before = icon();
  applyLateParts(true);
  expect(icon()).toContain('href="data:,"');
  expect(document.querySelector('link[rel="manifest"]')).toBe(null);
  applyLateParts(false);
  expect(icon()).toBe(before);
  expect(document.querySelector('link[rel="manifest"]')).not.toBe(null);
});

it('applies them at once in a tab that has them', () => {
  applyLateParts(true);
  applyLateParts(false);
  document.head.innerHTML =
    '<link rel="icon" href="/media/maple.svg"><link data-late href="/manifest.webmanifest">';
  applyLateParts(true);
  expect(icon()).toContain('href="/media/maple.svg"');
  expect(document.querySelector('link[rel="manifest"]')).not.toBe(null);
});
