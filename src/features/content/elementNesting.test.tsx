import { createTestApp } from '@tests/createTestApp';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { parseHtml } from './parseHtml';
import { renderNodes } from './renderContent';

const renderHtml = (html: string) => renderToString(createTestApp().wrap(renderNodes(parseHtml(html))));

it.each([
  '<td>loose</td><tr><td>cell</td></tr><option>one</option>',
  '<p>a <b><div>block</div></b> b</p>',
  '<p>a <span><ul><li>item</li></ul></span></p>',
  '<form><div><form><p>inner</p></form></div></form>',
  '<button>a <button>b</button></button>',
  '<select><div>x</div><option>one</option></select>',
  '<ul>text<li>item</li></ul>',
  '<table><constructor>x</constructor><tbody><tr><td>1</td></tr></tbody></table>',
])('an HTML parser keeps the rendered markup of %s', (html) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const rendered = renderHtml(html);
  const container = document.createElement('div');
  container.innerHTML = rendered;
  expect(container.innerHTML).toBe(rendered);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
