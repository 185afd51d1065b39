import { render } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { Picture } from './Picture';
import { ResponsivePicture } from './ResponsivePicture';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

it.each([
  ['', 100, 100, ['Image: missing src']],
  ['/a.webp', 0, 100, ['Image: missing dimensions of /a.webp']],
  ['/a.webp', 100, Number.POSITIVE_INFINITY, ['Image: missing dimensions of /a.webp']],
  ['/a.webp', 100, 100, []],
])('a picture of %j with %d by %d px logs %j once (docs/spec/04 §4)', (src, width, height, messages) => {
  for (const picture of [
    <Picture key="picture" src={src} alt="" width={width} height={height} />,
    <ResponsivePicture key="responsive" src={src} sources={[]} alt="" width={width} height={height} />,
  ]) {
    warn.mockClear();
    const { rerender } = render(picture);
    rerender(picture);
    expect(warn.mock.calls.flat()).toEqual(messages);
  }
});
