import { fireEvent, screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

const picture = (inside = '', more = '') =>
  `<avb-picture data-src="/media/a.webp" data-alt="A bed" data-width="1200" data-height="900" ${more}>${inside}</avb-picture>`;
const findImage = () => screen.findByRole('img', { name: 'A bed' });

it('has alternative text, dimensions and sources by size; an unknown size is medium', async () => {
  const { container } = renderContentHtml(
    picture(
      '<source srcset="/media/b.webp 1x" data-size="large"><source srcset="/media/c.webp" data-size="huge"><source srcset="/media/e.webp" size="xlarge">',
      'data-src-xsmall="/media/d.webp"',
    ),
  );
  const image = await findImage();
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
  const sources = [...container.querySelectorAll('source')].map((source) => [
    source.media,
    decodeURIComponent(/url=([^&]+)/.exec(source.srcset)?.[1] ?? ''),
  ]);
  expect(sources).toEqual([
    ['(max-width: 599px)', '/media/d.webp'],
    ['(max-width: 1279px)', '/media/c.webp'],
    ['(max-width: 1599px)', '/media/b.webp'],
    ['', '/media/e.webp'],
  ]);
});

it('shimmers until the image is loaded or has failed', async () => {
  renderContentHtml(picture());
  const frame = (await findImage()).closest('picture');
  expect(frame?.className).toContain('shimmer');
  fireEvent.load(await findImage());
  expect(frame?.className).not.toContain('shimmer');
});

it('keeps its space and its alternative text when the image fails', async () => {
  const { container } = renderContentHtml(picture());
  fireEvent.error(await findImage());
  const frame = container.querySelector('picture');
  expect(frame?.getAttribute('aria-label')).toBe('A bed');
  expect(frame?.dataset.state).toBe('failed');
});

it('has high fetch priority only with data-priority, and the sizes of data-sizes', async () => {
  renderContentHtml(picture('', 'data-priority="yes" data-sizes="50vw"'));
  const image = await findImage();
  expect([image.getAttribute('fetchpriority'), image.getAttribute('sizes')]).toEqual(['high', '50vw']);
});

it('keeps every candidate of a srcset, and takes an unknown tag name for medium (docs/spec/04 §3)', async () => {
  const { container } = renderContentHtml(
    picture(
      '<source srcset="/a.webp 1x, /w_2,h_2/b.webp 2x" data-size="small">' +
        '<source srcset="/c.webp 640w, /d.webp 1280w" data-size="small">' +
        '<foo srcset="/m.webp 1x, /n.webp 2x"></foo><large srcset="/l.webp 2x"></large>',
    ),
  );
  await findImage();
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
  expect(sources).toEqual([
    ['(max-width: 959px)', '/a.webp 1x, /w_2,h_2/b.webp 2x'],
    ['(max-width: 959px)', '/c.webp 640w, /d.webp 1280w'],
    ['(max-width: 1279px)', '/m.webp 1x, /n.webp 2x'],
    ['(max-width: 1599px)', '/l.webp 2x'],
  ]);
});

it('has the default image of an img in it, as in a picture element', async () => {
  const { container } = renderContentHtml(
    '<avb-picture class="wide"><source srcset="/b.webp" size="small"><img src="/media/a.webp" alt="A bed" width="1200" height="900"></avb-picture>',
  );
  const image = await findImage();
  expect(image.getAttribute('src')).toContain(encodeURIComponent('/media/a.webp'));
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
  expect(container.querySelectorAll('source')).toHaveLength(1);
});
