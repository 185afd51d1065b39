/** Milliseconds after which the app starts without boot data. */
const TIMEOUT_MS = 8_000;

let bootData: Promise<string | null> | null = null;

/**
 * The serialised boot data of this page (src/app/bootData.ts): the content of the #boot element, or of the two URLs in its attributes,
 * which keep the document small. Requested once; null if there is none or it has expired.
 */
export const fetchBootData = (): Promise<string | null> => {
  bootData ??= read(document.getElementById('boot'));
  return bootData;
};

async function read(element: HTMLElement | null): Promise<string | null> {
  const { layout, page } = element?.dataset ?? {};
  if (!layout || !page) return element?.textContent || null;
  const parts = await Promise.all([fetchText(layout), fetchText(page)]);
  if (parts.every(Boolean)) return `[${parts.join()}]`;
  // A server restarted in the meantime does not have this layout yet, but it can render the page.
  return fetchText(`${page}&whole=true`);
}

/** Uses fetch, because the HTTP client loads after the page's data. */
async function fetchText(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : null;
}
