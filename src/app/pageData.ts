/** Milliseconds before the app starts without it. */
const PATIENCE = 8_000;

let text: Promise<string | null> | null = null;

/**
 * Text of the data that this page was rendered from (src/app/bootData.ts): in the page itself, or under the address that
 * it names, so that the page is no longer than what it shows. Asked for once; null when there is none or it is gone.
 */
export const pageData = (): Promise<string | null> => {
  text ??= read(document.getElementById('boot'));
  return text;
};

async function read(element: HTMLElement | null): Promise<string | null> {
  const { from } = element?.dataset ?? {};
  if (!from) return element?.textContent || null;
  const answer = await fetch(from, { signal: AbortSignal.timeout(PATIENCE) });
  return answer.ok ? answer.text() : null;
}
