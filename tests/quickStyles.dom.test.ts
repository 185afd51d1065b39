import { afterEach, expect, it } from 'vitest';

const html = `
  <main><div><p>A <b>bold</b> <a href="/">link</a></p><button>Buy</button><slot></slot></div></main>
  <div hidden><span>x</span></div>
  <div style="display: none; color: red"><span>x</span></div>
  <div style="visibility: hidden"><p>x</p><p style="visibility: visible">x</p></div>
  <div style="color: red"><span style="display: flex">x</span></div>
  <ul><li>x</li></ul>
  <table><tbody><tr hidden><td>x</td></tr></tbody></table>
  <details><summary>x</summary><p>x</p><summary>x</summary></details>
  <dialog>x</dialog><dialog open>x</dialog><div popover>x</div>
  <input><input type="hidden"><select><option>x</option></select><textarea></textarea>
  <svg><title>x</title><path /></svg><template></template><script type="x"></script><noscript></noscript><x-own></x-own>`;

/** Display and visibility of every element in each way of reading them, and two other properties. */
const stylesIn = (view: Window) =>
  [...view.document.body.querySelectorAll('*')].map((element) => {
    const style = view.getComputedStyle(element);
    const { display, visibility } = style;
    const read = [style.getPropertyValue('display'), style.getPropertyValue('visibility')];
    return [element.outerHTML, display, visibility, ...read, style.color, style.pointerEvents];
  });

/** A window of jsdom without the setup. */
function openFrame(): Window {
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return frame.contentWindow;
}
const fill = ({ document }: Window, head: string) => {
  document.head.innerHTML = head;
  document.body.innerHTML = html;
};

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  document.head.replaceChildren();
});

it.each(['', '<style>p { display: none } main { visibility: hidden }</style>'])(
  'an element has the style that jsdom computes, with the style sheet "%s"',
  (head) => {
    const frame = openFrame();
    for (const view of [window, frame]) fill(view, head);
    expect([getComputedStyle.name, frame.getComputedStyle.name]).toEqual(['quickStyle', '']);
    const expected = stylesIn(frame);
    expect(expected.length).toBeGreaterThan(35);
    expect(stylesIn(window)).toEqual(expected);
  },
);

it('follows a change, and has what a test sets', () => {
  document.body.innerHTML = '<p>x</p>';
  const [paragraph] = document.body.children;
  if (!paragraph) throw new Error('There is no paragraph.');
  expect(getComputedStyle(paragraph).display).toBe('block');
  paragraph.setAttribute('hidden', '');
  expect(getComputedStyle(paragraph).display).toBe('none');
  expect(Object.assign(getComputedStyle(paragraph), { columnGap: '9px' }).columnGap).toBe('9px');
});
