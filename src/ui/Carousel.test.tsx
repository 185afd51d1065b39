import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, CarouselDots } from './Carousel';
import { TRANSITION_MS } from './useCarousel';

const texts = {
  previous: 'Show previous set of items',
  next: 'Show next set of items',
  page: (page: number) => `Show set ${page} items`,
  empty: 'There are no items for display.',
  pause: 'Pause',
  play: 'Play',
};
const two = { xs: 2, sm: 2, md: 2, lg: 2, xl: 2 };

const show = (count: number, options: Partial<Parameters<typeof Carousel>[0]> = {}) =>
  render(
    <Carousel label="Sofas" texts={texts} itemsPerDisplay={two} {...options}>
      {['Sofa 1', 'Sofa 2', 'Sofa 3', 'Sofa 4', 'Sofa 5'].slice(0, count).map((name) => (
        <a key={name} href="#sofa">
          {name}
        </a>
      ))}
    </Carousel>,
  );

const visibleItems = () =>
  [...document.querySelectorAll('li:not([inert]) a')].map((link) => link.textContent?.replace('Sofa ', ''));
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const drag = (by: number) => {
  const viewport = document.querySelector('ul')?.parentElement as HTMLElement;
  fireEvent.pointerDown(viewport, { clientX: 300, isPrimary: true, button: 0 });
  fireEvent.pointerMove(viewport, { clientX: 300 + by / 2 });
  fireEvent.pointerMove(viewport, { clientX: 300 + by });
  fireEvent.pointerUp(viewport, { clientX: 300 + by });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Carousel', () => {
  it('shows a message without items', () => {
    show(0);
    expect(screen.getByText('There are no items for display.')).toBeTruthy();
  });

  it('changes pages by arrows and dots; the last page is full', () => {
    show(5);
    expect(visibleItems()).toEqual(['1', '2']);
    clickButton('Show next set of items');
    expect(visibleItems()).toEqual(['3', '4']);
    wait(TRANSITION_MS);
    clickButton('Show set 3 items');
    expect(visibleItems()).toEqual(['4', '5']);
  });

  it('wraps at both ends', () => {
    show(4);
    clickButton('Show previous set of items');
    wait(TRANSITION_MS);
    expect(visibleItems()).toEqual(['3', '4']);
    clickButton('Show next set of items');
    wait(TRANSITION_MS);
    wait(0);
    expect(visibleItems()).toEqual(['1', '2']);
    expect(document.querySelector('ul')?.getAttribute('data-phase')).toBe('idle');
  });

  it('changes the page at a swipe of 100 px, not at 99', () => {
    show(4);
    drag(-99);
    expect(visibleItems()).toEqual(['1', '2']);
    drag(-100);
    expect(visibleItems()).toEqual(['3', '4']);
  });

  it('suppresses the click after a drag', () => {
    show(4);
    drag(-60);
    const click = vi.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', click, { once: true });
    const link = screen.getByText('Sofa 1');
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent.click(link)).toBe(true);
  });

  it('plays every 5 seconds, pauses while focused, and can be stopped', () => {
    show(4, { autoPlay: true });
    wait(5000);
    expect(visibleItems()).toEqual(['3', '4']);
    wait(TRANSITION_MS);
    act(() => screen.getByText('Sofa 3').focus());
    wait(20_000);
    expect(visibleItems()).toEqual(['3', '4']);
    act(() => screen.getByText('Sofa 3').blur());
    clickButton('Pause');
    wait(20_000);
    expect(visibleItems()).toEqual(['3', '4']);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('has no controls when all items fit, and hides them by props', () => {
    const { unmount } = show(2);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show(4, { noArrows: true, noDots: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

function dotsOf(page: number, pageCount: number) {
  const none = () => undefined;
  render(
    <CarouselDots
      page={page}
      pageCount={pageCount}
      texts={texts}
      onShow={none}
      isPlaying={null}
      onPlay={none}
    />,
  );
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
])('shows at page %i of %i the dots %j', (page, pageCount, names, current) => {
  expect(dotsOf(page, pageCount)).toEqual({ names, current });
});

it('compares widths in rem, as its styles do, whatever the font size of the browser', () => {
  const asked = vi.spyOn(window, 'matchMedia');
  show(3);
  expect(asked.mock.calls.flat()).toContain('(min-width: 80rem)');
  asked.mockRestore();
});
