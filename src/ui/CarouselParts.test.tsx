import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CarouselDots } from './CarouselParts';

const texts = { page: (page: number) => `Show set ${page} items`, pause: 'Pause', play: 'Play' };

function dotsOf(page: number, pageCount: number) {
  const none = () => undefined;
  render(<CarouselDots {...{ page, pageCount, texts }} onShow={none} isPlaying={null} onPlay={none} />);
  const dots = screen.getAllByRole('button');
  return {
    names: dots.map((dot) => Number(dot.getAttribute('aria-label')?.match(/\d+/)?.[0])),
    current: dots.findIndex((dot) => dot.hasAttribute('aria-current')),
  };
}

it.each([
  [0, 3, [1, 2, 3], 0],
  [0, 23, [1, 2, 3, 4, 5, 6, 7, 8, 9], 0],
  [11, 23, [8, 9, 10, 11, 12, 13, 14, 15, 16], 4],
  [22, 23, [15, 16, 17, 18, 19, 20, 21, 22, 23], 8],
])('at page %i of %i the dots are of %j', (page, pageCount, names, current) => {
  expect(dotsOf(page, pageCount)).toEqual({ names, current });
});
