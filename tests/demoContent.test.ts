import { describe, expect, it } from 'vitest';
import { checkContent } from '@/features/content/check/checkContent';
import { parseHtml } from '@/features/content/parseHtml';
import { banners } from '../demo/content/banners.ts';
import { blocks } from '../demo/content/blocks/blocks.ts';
import { pages } from '../demo/content/pages/pages.ts';

const isMarkup = (text: string) => text.includes('<') && !text.startsWith('<meta');
const contents = [
  ...blocks.map(({ identifier, content }) => ({ name: `block ${identifier}`, content })),
  ...pages.map(({ identifier, content }) => ({ name: `page ${identifier}`, content })),
  ...banners.map(({ id, content }) => ({ name: `banner ${id}`, content })),
];

describe('the content of the demo', () => {
  it('passes the content check of the storefront', () => {
    const problems = contents.flatMap(({ name, content }) =>
      Object.entries(content)
        .filter(([, html]) => isMarkup(html))
        .flatMap(([language, html]) =>
          checkContent(html, parseHtml(html)).map(({ reason }) => `${name} (${language}): ${reason}`),
        ),
    );
    expect(problems).toEqual([]);
  });
});
