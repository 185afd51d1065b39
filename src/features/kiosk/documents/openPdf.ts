import { cutText } from '@contract/cutText';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { http } from '@/api/http';

GlobalWorkerOptions.workerSrc = workerUrl;

const MAX_BYTES = 30 * 1024 * 1024;
/** Further pages are not available. */
const MAX_PAGES = 200;
/** Longest side of a rendered page, in pixels. */
const MAX_SIDE = 4096;
const MAX_TEXT = 20_000;

export interface OpenPdf {
  pageCount: number;
  /**
   * Renders a page, numbered from 1, at a width in device pixels. Resolves to its text, for screen readers. A canvas takes one page at a
   * time: signal ends the rendering of a page that another one replaces, which then rejects
   */
  renderPage(number: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<string>;
  close(): void;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return cutText(items.map((item) => ('str' in item ? item.str : '')).join(' '), MAX_TEXT);
}

async function render(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<string> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const { width: pageWidth, height: pageHeight } = page.getViewport({ scale: 1 });
  const scale = Math.min(width / pageWidth, MAX_SIDE / pageWidth, MAX_SIDE / pageHeight);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
  const text = await textOf(page);
  page.cleanup();
  return text;
}

/** Downloads and opens a PDF. Rejects for a file that is not a PDF, or too large for a kiosk. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const { data } = await http.get<ArrayBuffer>(url, {
    signal,
    // Manufacturers' hosts do not allow credentials by CORS.
    withCredentials: false,
    responseType: 'arraybuffer',
    maxContentLength: MAX_BYTES,
    // No timeout: a large file on a slow connection takes minutes, and the shopper can close it.
    timeout: 0,
  });
  // The shell's content-security policy allows neither eval nor WebAssembly.
  const task = getDocument({ data, isEvalSupported: false, useWasm: false, enableXfa: false });
  const pdf = await task.promise;
  return {
    pageCount: Math.min(pdf.numPages, MAX_PAGES),
    renderPage: (number, canvas, width, signal) => render(pdf, number, canvas, width, signal),
    close: () => void task.destroy(),
  };
}
