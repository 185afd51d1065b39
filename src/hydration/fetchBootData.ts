/** Milliseconds after which the app starts without boot data. */
const TIMEOUT_MS = 8_000;

let bootData: Promise<string | null> | null = null;

/**
 * The serialised boot data of this page (src/app/bootData.ts): the content of the #boot element, or the response from the
 * URL in its data-from attribute, which keeps the document small. Requested once; null when there is none or it has expired.
 */
export const fetchBootData = (): Promise<string | null> => {
  bootData ??= read(document.getElementById('boot'));
  return bootData;
};

async function read(element: HTMLElement | null): Promise<string | null> {
  const { from } = element?.dataset ?? {};
  if (!from) return element?.textContent || null;
  const response = await fetch(from, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : null;
}
