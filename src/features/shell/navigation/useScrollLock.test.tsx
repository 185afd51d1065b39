import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollLock } from './useScrollLock';

const page = document.documentElement;
const isLocked = () => page.hasAttribute('data-scroll-locked');

function Page() {
  useScrollLock();
  return <Link to="/next">Next</Link>;
}

const show = (isSmooth: boolean) => {
  const config = { display_features: { feature_toggles: { smooth_scrolling: isSmooth } } };
  render(createTestApp({ config }).wrap(<Page />));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  page.removeAttribute('style');
});

it('locks a smoothly scrolling page for 600 ms after a route change', () => {
  page.style.scrollBehavior = 'smooth';
  show(true);
  expect(page.hasAttribute('data-smooth')).toBe(true);
  expect(isLocked()).toBe(false);
  fireEvent.click(screen.getByText('Next'));
  act(() => void vi.advanceTimersByTime(599));
  expect(isLocked()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isLocked()).toBe(false);
});

it('does not lock a page without smooth scrolling', () => {
  show(false);
  fireEvent.click(screen.getByText('Next'));
  expect(page.hasAttribute('data-smooth')).toBe(false);
  expect(isLocked()).toBe(false);
});
