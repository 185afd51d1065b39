import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';
import { ContentHtml } from '@/features/content/ContentHtml';
import { PlatformProvider } from '@/platform/PlatformContext';

it('renders a sandboxed frame that cannot navigate the page', async () => {
  renderContentHtml('<iframe src="https://maps.example/a" title="Map" srcdoc="<p>" onload="x()"></iframe>');
  const frame = await screen.findByTitle('Map');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:top-navigation|forms)/);
  expect([frame.getAttribute('srcdoc'), frame.getAttribute('onload')]).toEqual([null, null]);
});

it('keeps the dealer’s size, classes and styles', async () => {
  renderContentHtml(
    '<iframe src="/media/plan.html" title="Plan" width="100%" height="480px" class="wide" style="aspect-ratio: 2; border: 1px solid red"></iframe>',
  );
  const frame = await screen.findByTitle('Plan');
  expect([frame.getAttribute('width'), frame.getAttribute('height'), frame.className]).toEqual([
    '100%',
    '480',
    'wide',
  ]);
  expect(frame.style.border).toContain('1px');
});

it.each([
  ['https://www.youtube.com/embed/abc-123?start=5', 'https://www.youtube-nocookie.com/embed/abc-123?start=5'],
  ['//www.youtube.com/embed/abc-123', 'https://www.youtube-nocookie.com/embed/abc-123'],
  [
    'https://www.youtube.com/watch?v=abc-123&start=5',
    'https://www.youtube-nocookie.com/embed/abc-123?start=5',
  ],
  ['https://youtu.be/abc-123', 'https://www.youtube-nocookie.com/embed/abc-123'],
  ['https://player.vimeo.com/video/7', 'https://player.vimeo.com/video/7'],
  ['https://youtube.com.evil.example/embed/abc', 'https://youtube.com.evil.example/embed/abc'],
])('loads the player of %s from %s', async (src, expected) => {
  renderContentHtml(`<iframe src="${src}" title="Film"></iframe>`);
  const frame = await screen.findByTitle('Film');
  expect(frame.getAttribute('src')).toBe(expected);
  expect(frame.getAttribute('sandbox')).toContain('allow-same-origin');
});

it.each([
  ['/media/plan.html', false],
  ['https://shop.example/media/plan.html', false],
  ['//SHOP.example/media/plan.html', false],
  ['https://maps.example/a', true],
  ['https://shop.example.evil.example/a', true],
])('a frame of %s has an origin of its own: %s', async (src, hasOrigin) => {
  renderContentHtml(`<iframe src="${src}" title="Plan"></iframe>`, {
    config: { base_url: 'https://shop.example/' },
  });
  const frame = await screen.findByTitle('Plan');
  expect(frame.getAttribute('sandbox')?.includes('allow-same-origin')).toBe(hasOrigin);
});

it('is a link at a kiosk, which loads no page of another host', async () => {
  const updates = { onReady: () => () => {}, apply: async () => {} };
  const html = [
    ['Map', '//maps.example/a'],
    ['Plan', '/media/plan.html'],
    ['Own plan', 'https://shop.example/media/plan.html?v=2'],
  ]
    .map(([title, src]) => `<iframe src="${src}" title="${title}"></iframe>`)
    .join('');
  render(
    createTestApp({ config: { base_url: 'https://shop.example/' } }).wrap(
      <PlatformProvider value={{ kind: 'kiosk', kiosk: null, updates }}>
        <ContentHtml html={html} />
      </PlatformProvider>,
    ),
  );
  const link = await screen.findByRole('link', { name: 'Map' });
  expect(link.getAttribute('href')).toBe('https://maps.example/a');
  expect(screen.getByTitle('Plan').getAttribute('src')).toBe('/media/plan.html');
  expect(screen.getByTitle('Own plan').getAttribute('src')).toBe('/media/plan.html?v=2');
});
