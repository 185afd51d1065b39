import { useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SharedMarkup, SharedPartsContext } from '@/lib/SharedMarkup';
import { PartCollector } from './sharedMarkup';

const renders: string[] = [];

function Part({ name }: { name: string }) {
  renders.push(name);
  return <p>{name}</p>;
}

function Field() {
  const id = useId();
  return <input id={id} />;
}

const page = (title: string) => (
  <main>
    <h1>{title}</h1>
    <SharedMarkup name="outer">
      <div>
        <SharedMarkup name="tile" of={{ sku: 'A' }}>
          <Part name="tile A" />
        </SharedMarkup>
        <SharedMarkup name="tile" of={{ sku: 'B' }}>
          <Part name="tile B" />
        </SharedMarkup>
      </div>
    </SharedMarkup>
  </main>
);

/** Renders like the server: with the parts that earlier renders have stored. */
function render(element: React.ReactNode, stored: Map<string, string>, scope = 'en false'): string {
  const parts = new PartCollector(stored, scope, 'secret');
  const marked = renderToString(<SharedPartsContext value={parts}>{element}</SharedPartsContext>);
  const { html, found } = parts.join(marked);
  for (const [key, markup] of found) stored.set(key, markup);
  return html;
}

describe('shared parts of pages', () => {
  it('writes the markup of an earlier render into the next page, equal to a page without sharing', () => {
    const stored = new Map<string, string>();
    const first = render(page('One'), stored);
    renders.length = 0;
    const second = render(page('Two'), stored);
    expect(renders).toEqual([]);
    expect(first).toBe(renderToString(page('One')));
    expect(second).toBe(renderToString(page('Two')));
  });

  it('renders a part again for another language or other data', () => {
    const stored = new Map<string, string>();
    render(page('One'), stored);
    renders.length = 0;
    render(page('Un'), stored, 'fr false');
    expect(renders).toEqual(['tile A', 'tile B']);
    renders.length = 0;
    const other = (
      <SharedMarkup name="tile" of={{ sku: 'C' }}>
        <Part name="tile C" />
      </SharedMarkup>
    );
    expect(render(other, stored)).toBe('<p>tile C</p>');
    expect(renders).toEqual(['tile C']);
  });

  it.each([
    ['an id of React, which depends on the position', <Field key="a" />],
    ['a picture that the head preloads', <img key="b" src="/logo.svg" alt="" />],
    ['a style', <style key="c">{'p { color: red }'}</style>],
  ])('renders %s on each page', (_, content) => {
    const stored = new Map<string, string>();
    render(<SharedMarkup name="part">{content}</SharedMarkup>, stored);
    expect(stored.size).toBe(0);
  });

  it('shares a picture that loads when it comes near', () => {
    const stored = new Map<string, string>();
    const picture = <img src="/a.webp" alt="" loading="lazy" />;
    render(<SharedMarkup name="part">{picture}</SharedMarkup>, stored);
    expect([...stored.values()]).toEqual([renderToString(picture)]);
  });

  it('leaves the markup of a browser as it is', () => {
    expect(renderToStaticMarkup(page('One'))).not.toContain('data-part');
  });
});
