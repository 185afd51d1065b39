import { announceAppReady } from '@/browser/appReady';
import { tabStorage } from '@/browser/deviceStorage';
import { rememberBootFailure } from './earlyErrors';

/** Texts in separate chunks, because the i18n files may be what failed to load. */
const locales = import.meta.glob<Record<string, string>>('/locales/*/boot.json', { import: 'default' });

/** Also read by features/errors/chunkLoadError.ts, so that a page reloads at most once. */
const RELOADED_AT = 'reloadedForNewVersion';
const RELOAD_INTERVAL_MS = 60_000;

/**
 * Reloads once if a file of the app is missing: the page belongs to a version that neither the service worker nor the server still has. The
 * worker is unregistered, because it would serve the same page again. Returns whether the page reloads.
 */
async function reloadForNewVersion(error: unknown): Promise<boolean> {
  const isMissing = error instanceof Error && /module/i.test(error.message) && error instanceof TypeError;
  if (!isMissing || !navigator.onLine) return false;
  if (Date.now() - Number(tabStorage.get(RELOADED_AT)) < RELOAD_INTERVAL_MS) return false;
  // Without storage, the reloads could repeat forever.
  if (!tabStorage.set(RELOADED_AT, String(Date.now()))) return false;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  window.location.reload();
  return true;
}

/**
 * Shows an error screen with a reload button when the app can't start, and logs the error. A server-rendered page stays as it is, because
 * its content is readable, and its links and forms work as without scripts.
 */
export async function showBootFailure(error: unknown): Promise<void> {
  console.error('The app did not start', error);
  rememberBootFailure(error);
  if (await reloadForNewVersion(error)) return;
  const root = document.getElementById('root');
  // Ends the wait for the app: earlyInput.ts would hold back every click on a button and a checkbox.
  if (root?.firstElementChild) announceAppReady();
  if (!root || root.firstElementChild) return;
  const language =
    document.documentElement.lang.startsWith('fr') || navigator.language.startsWith('fr') ? 'fr' : 'en';
  const texts = await locales[`/locales/${language}/boot.json`]?.();
  if (!texts) return;
  const screen = document.createElement('main');
  screen.className = 'boot-failure';
  const [title, note, retry] = [
    document.createElement('h1'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  title.textContent = texts.title ?? '';
  note.textContent = texts.note ?? '';
  retry.textContent = texts.retry ?? '';
  retry.onclick = () => window.location.reload();
  screen.setAttribute('role', 'alert');
  screen.append(title, note, retry);
  root.replaceChildren(screen);
}
