import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { Spin } from './Spin';

it('turns without dragging too: by a tap on either side', () => {
  const frames = Array.from({ length: 24 }, (_, index) => `/media/${index}.jpg`);
  render(createTestApp().wrap(<Spin item={{ kind: 'spin', url: '/media/0.jpg', title: '', frames }} />));
  const view = screen.getByRole('slider');
  view.setPointerCapture = () => undefined;
  view.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  const tap = (clientX: number) => {
    fireEvent.pointerDown(view, { clientX });
    fireEvent.pointerUp(view, { clientX });
    return view.getAttribute('aria-valuenow');
  };
  expect(tap(150)).toBe('30');
  expect(tap(150)).toBe('60');
  expect(tap(50)).toBe('30');
});
