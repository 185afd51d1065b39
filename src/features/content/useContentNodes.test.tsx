import { renderHook, waitFor } from '@testing-library/react';
import { isTag } from 'domhandler';
import { beforeEach, expect, it, vi } from 'vitest';
import { toXml } from './contentXml';
import { parseHtml } from './parseHtml';

// Each test is a page of its own, which has not loaded the parser.
beforeEach(() => vi.resetModules());

const rendered = async (content: string) => {
  const { useContentNodes } = await import('./useContentNodes');
  return renderHook(({ html }) => useContentNodes(html).map((node) => (isTag(node) ? node.name : 'text')), {
    initialProps: { html: content },
  });
};

it('needs no parser for text, or for what the server has parsed', async () => {
  const { canParse } = await import('./parseContent');
  expect((await rendered(toXml(parseHtml('<p>a<br>b</p>')))).result.current).toEqual(['p']);
  expect((await rendered('Tables')).result.current).toEqual(['text']);
  expect(canParse('<p>')).toBe(false);
});

it('loads the parser for other content', async () => {
  const { result } = await rendered('<p>open');
  expect(result.current).toEqual([]);
  await waitFor(() => expect(result.current).toEqual(['p']));
});

it('keeps the former content until the newer one is parsed', async () => {
  const { result, rerender } = await rendered(toXml(parseHtml('<p>a</p>')));
  rerender({ html: '<div>b</div>' });
  expect(result.current).toEqual(['p']);
  await waitFor(() => expect(result.current).toEqual(['div']));
});
