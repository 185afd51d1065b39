import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslation } from './translatedText';

beforeAll(surviveTranslation);

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const wrapperOf = (content: Node | string) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  inner.append(content);
  return outer;
};

/** The two ways in which browsers translate: the text node moves into the elements, or they replace it. */
const translations: [string, () => Promise<void>][] = [
  [
    'wraps',
    async () => {
      for (const text of textsIn(document.body)) {
        const wrapper = wrapperOf('');
        text.replaceWith(wrapper);
        wrapper.firstElementChild?.replaceChildren(text);
      }
    },
  ],
  [
    'replaces',
    async () => {
      for (const text of textsIn(document.body)) text.replaceWith(wrapperOf(`«${text.data}»`));
      await new Promise((resolve) => setTimeout(resolve));
    },
  ],
];

let change: (step: number) => void;

function Page() {
  const [step, setStep] = useState(0);
  change = setStep;
  return (
    <main>
      {step === 1 && <b>new</b>}
      {step < 2 ? 'first ' : null}
      {step === 1 && <i>second </i>}
      total {step}
      {step > 0 && <p role="status">message</p>}
    </main>
  );
}

describe.each(translations)('a translation that %s text nodes', (_, translate) => {
  it('leaves React able to insert, remove and change', async () => {
    render(<Page />);
    await translate();
    act(() => change(1));
    await translate();
    expect(screen.getByRole('status')).toBeTruthy();
    act(() => change(2));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    const main = screen.getByRole('main');
    expect(main.textContent).not.toContain('first');
    expect(main.textContent).not.toContain('second');
    expect(main.textContent).toContain('2');
    act(() => change(0));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('status')).toBeNull();
    expect(main.textContent).toContain('first');
    expect(main.textContent).toContain('0');
  });
});
