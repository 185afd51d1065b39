import { describe, expect, it } from 'vitest';
import { panned, WHOLE, zoomedTo } from './zoomView';

const square = { frame: { width: 800, height: 600 }, image: { width: 1000, height: 1000 } };

describe('a zoomed image', () => {
  it('keeps the clicked point below the pointer', () => {
    // The image is 600 px wide in the frame: the point at 100, 50 is 100, 50 px from its centre.
    const view = zoomedTo(WHOLE, 2.5, [100, 50], square);
    expect(view).toEqual({ scale: 2.5, x: -150, y: -75 });
    expect([view.x + 100 * view.scale, view.y + 50 * view.scale]).toEqual([100, 50]);
  });

  it('shows the corner that was clicked, without an empty border', () => {
    const { x, y } = zoomedTo(WHOLE, 2.5, [-300, -300], square);
    // 1500 px of image in 800 by 600 px.
    expect([x, y]).toEqual([350, 450]);
  });

  it('pans up to its edges', () => {
    const view = zoomedTo(WHOLE, 2, [0, 0], square);
    expect(panned(view, [40, -30], square)).toEqual({ scale: 2, x: 40, y: -30 });
    expect(panned(view, [9999, -9999], square)).toEqual({ scale: 2, x: 200, y: -300 });
    expect(panned(WHOLE, [50, 50], square)).toEqual(WHOLE);
  });

  it('is centred again at scale 1, and never larger than five times', () => {
    const corner = zoomedTo(WHOLE, 2.5, [-300, -300], square);
    expect(zoomedTo(corner, 0.4, [10, 10], square)).toEqual(WHOLE);
    expect(zoomedTo(corner, 40, [0, 0], square).scale).toBe(5);
  });
});
