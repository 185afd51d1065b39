import { beforeEach, expect, it, vi } from 'vitest';
import { blockDialogs } from './blockDialogs';

type Page = Window & typeof globalThis;
let page: Page;
const print = vi.fn();
const showPicker = vi.fn();

/** A frame has prototypes of its own, which this test may change. The function is sent to it as text, as to a screen. */
beforeEach(() => {
  vi.clearAllMocks();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  page = frame.contentWindow as Page;
  page.print = print;
  page.HTMLInputElement.prototype.showPicker = showPicker;
  page.eval(`(${blockDialogs})()`);
  return () => frame.remove();
});

function createInput(type: string) {
  const input = page.document.createElement('input');
  input.type = type;
  return input;
}

/** True when a click reaches the input and is not prevented. */
function isOpenedBy(input: HTMLInputElement, act: () => void): boolean {
  const clicked = vi.fn((event: Event) => event.defaultPrevented);
  input.addEventListener('click', clicked);
  act();
  expect(clicked).toHaveBeenCalledOnce();
  return clicked.mock.results[0]?.value === false;
}

const places: [string, (input: HTMLInputElement) => void][] = [
  ['in the document', (input) => page.document.body.append(input)],
  [
    'in a closed shadow root',
    (input) => {
      const host = page.document.createElement('div');
      page.document.body.append(host);
      host.attachShadow({ mode: 'closed' }).append(input);
    },
  ],
  ['outside the document', () => {}],
];

it.each(places)('prevents a click on a file input %s, and on no other input', (_, insert) => {
  for (const type of ['file', 'checkbox']) {
    const input = createInput(type);
    insert(input);
    expect(
      isOpenedBy(input, () => input.click()),
      type,
    ).toBe(type !== 'file');
  }
});

it('prevents a click that a script dispatches outside the document', () => {
  for (const type of ['file', 'checkbox']) {
    const input = createInput(type);
    const clickOf = () => input.dispatchEvent(new page.MouseEvent('click', { cancelable: true }));
    expect(isOpenedBy(input, clickOf), type).toBe(type !== 'file');
  }
});

it('prevents the click of a shopper on a file input and on its label', () => {
  const input = createInput('file');
  const label = page.document.createElement('label');
  label.append('Photo', input);
  page.document.body.append(label);
  const touch = () => new page.MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  expect(isOpenedBy(input, () => input.dispatchEvent(touch()))).toBe(false);
  const other = createInput('file');
  label.replaceChildren('Photo', other);
  expect(isOpenedBy(other, () => label.dispatchEvent(touch()))).toBe(false);
});

it('opens the pickers of other inputs only, and no print dialog', () => {
  createInput('file').showPicker();
  expect(showPicker).not.toHaveBeenCalled();
  createInput('date').showPicker();
  expect(showPicker).toHaveBeenCalledOnce();
  page.print();
  expect(print).not.toHaveBeenCalled();
});
