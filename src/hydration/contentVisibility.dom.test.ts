import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { limitContentVisibility } from './contentVisibility';

const navigateBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);
const isLimited = () => document.documentElement.hasAttribute('data-content-visibility');

beforeEach(() => {
  document.documentElement.setAttribute('data-content-visibility', '');
  document.body.innerHTML = '<button>Add to cart</button><a href="#faq">Questions</a>';
  window.history.replaceState(null, '', '/');
});

it('limits content visibility until a link is followed', () => {
  navigateBy('navigate');
  limitContentVisibility();
  fireEvent.click(document.querySelector('button') as HTMLElement);
  expect(isLimited()).toBe(true);
  fireEvent.click(document.querySelector('a') as HTMLElement);
  expect(isLimited()).toBe(false);
});

it.each(['reload', 'back_forward'])('renders all sections after a navigation of type %s', (type) => {
  navigateBy(type);
  limitContentVisibility();
  expect(isLimited()).toBe(false);
});

it('renders all sections of a page that is opened at an anchor', () => {
  navigateBy('navigate');
  window.history.replaceState(null, '', '/#faq');
  limitContentVisibility();
  expect(isLimited()).toBe(false);
});
