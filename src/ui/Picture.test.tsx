import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture';

const sofa = { src: '/media/sofa.webp', alt: 'A green sofa', width: 400, height: 300 };
const frame = () => screen.getByRole('img').closest('[data-state]');

describe('Picture', () => {
  it('reserves its space and shimmers until it has loaded', () => {
    render(<Picture {...sofa} />);
    expect(screen.getByRole('img').getAttribute('width')).toBe('400');
    expect(frame()?.className).toContain('shimmer');
    fireEvent.load(screen.getByRole('img'));
    expect(frame()?.getAttribute('data-state')).toBe('loaded');
    expect(frame()?.className).not.toContain('shimmer');
  });

  it('keeps its accessible name and shows an icon when it fails', () => {
    render(<Picture {...sofa} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'A green sofa' }).tagName).toBe('SPAN');
    expect(frame()?.getAttribute('data-state')).toBe('failed');
  });

  it('loads again when src changes', () => {
    const { rerender } = render(<Picture {...sofa} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture {...sofa} src="/media/other.webp" />);
    expect(screen.getByRole('img').tagName).toBe('IMG');
  });

  it('loads lazily unless it has priority', () => {
    const { rerender } = render(<Picture {...sofa} />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    rerender(<Picture {...sofa} priority="high" />);
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });
});
