import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { settleFreshPage } from './freshPage';

const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
const isFresh = () => document.documentElement.hasAttribute('data-fresh');

beforeEach(() => {
  document.documentElement.setAttribute('data-fresh', '');
  document.body.innerHTML = '<button>Add to cart</button><a href="#faq">Questions</a>';
  window.history.replaceState(null, '', '/');
});

it('a page opened by its address stays fresh until a link is followed', () => {
  arriveBy('navigate');
  settleFreshPage();
  fireEvent.click(document.querySelector('button') as HTMLElement);
  expect(isFresh()).toBe(true);
  fireEvent.click(document.querySelector('a') as HTMLElement);
  expect(isFresh()).toBe(false);
});

it.each(['reload', 'back_forward'])('a page reached by %s is laid out whole', (type) => {
  arriveBy(type);
  settleFreshPage();
  expect(isFresh()).toBe(false);
});

it('so is one opened at an anchor', () => {
  arriveBy('navigate');
  window.history.replaceState(null, '', '/#faq');
  settleFreshPage();
  expect(isFresh()).toBe(false);
});
