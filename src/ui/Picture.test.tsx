import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture';

const sofa = { src: '/media/sofa.webp', alt: 'A green sofa', width: 400, height: 300 };
const frame = () => screen.getByRole('img').closest('[data-state]');

describe('Picture', () => {
  it('keeps its place and shimmers until it is loaded', () => {
    render(<Picture {...sofa} />);
    expect(screen.getByRole('img').getAttribute('width')).toBe('400');
    expect(frame()?.className).toContain('shimmer');
    fireEvent.load(screen.getByRole('img'));
    expect(frame()?.getAttribute('data-state')).toBe('loaded');
    expect(frame()?.className).not.toContain('shimmer');
  });

  it('keeps its name and shows a drawing when it fails', () => {
    render(<Picture {...sofa} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'A green sofa' }).tagName).toBe('SPAN');
    expect(frame()?.getAttribute('data-state')).toBe('failed');
  });

  it('tries again when its address changes', () => {
    const { rerender } = render(<Picture {...sofa} />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture {...sofa} src="/media/other.webp" />);
    expect(screen.getByRole('img').tagName).toBe('IMG');
  });

  it('is lazy unless it is the first thing seen', () => {
    const { rerender } = render(<Picture {...sofa} />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    rerender(<Picture {...sofa} isPriority />);
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });
});
