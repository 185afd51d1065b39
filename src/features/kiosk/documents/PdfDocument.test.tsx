import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import type { OpenPdf } from './openPdf';
import { PdfDocument } from './PdfDocument';

const { renderPage } = vi.hoisted(() => ({ renderPage: vi.fn<OpenPdf['renderPage']>() }));
vi.mock('./openPdf', () => ({
  openPdf: async (): Promise<OpenPdf> => ({ pageCount: 3, renderPage, close: () => {} }),
}));

it('ends the rendering of a page that the shopper leaves before it is complete, and shows the next one', async () => {
  renderPage.mockImplementation(
    (number, _canvas, _width, signal) =>
      new Promise((resolve, reject) => {
        if (number === 3) resolve('Third page');
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const onFailed = vi.fn();
  render(createTestApp().wrap(<PdfDocument url="/media/guide.pdf" onFailed={onFailed} />));
  const next = await screen.findByRole('button', { name: 'Next page' });
  fireEvent.click(next);
  fireEvent.click(next);
  expect(await screen.findByText('Third page')).toBeTruthy();
  expect(renderPage.mock.calls.map(([number, , , { aborted }]) => [number, aborted])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  expect(onFailed).not.toHaveBeenCalled();
});
