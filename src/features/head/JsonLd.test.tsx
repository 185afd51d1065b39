import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { JsonLd } from './JsonLd';

it('writes every object of a dealer’s page, also several of one type', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const video = (name: string) => ({ '@type': 'VideoObject', name });
  const { container, rerender } = render(<JsonLd data={[video('a'), video('b')]} />);
  rerender(<JsonLd data={[video('b')]} />);
  const texts = [...container.querySelectorAll('script')].map(({ textContent }) => textContent);
  expect(texts).toEqual([JSON.stringify(video('b'))]);
  expect(log.mock.calls.flat().join(' ')).not.toMatch(/same key/);
  log.mockRestore();
});
