import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyLateParts } from './lateParts';

const icon = () => document.querySelector('link[rel="icon"]')?.outerHTML;

const openBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  openBy('navigate');
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

it.each([
  ['opened from another page of the shop', 'navigate', `${location.origin}/catalog`],
  ['reloaded', 'reload', 'https://search.example/'],
])('applies them at once on a page that was %s', (_, type, referrer) => {
  openBy(type);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  applyLateParts(true);
  expect(icon()).toContain('href="/media/maple.svg"');
  expect(document.querySelector('link[rel="manifest"]')).not.toBe(null);
});
