import { rememberBootFailure } from './earlyErrors';

/** Texts in chunks of their own: the i18n files may be what failed to load. */
const locales = import.meta.glob<Record<string, string>>('/locales/*/boot.json', { import: 'default' });

/**
 * Shows an error screen with a reload button when the app can't start, and logs the error. A server-rendered page stays
 * as it is: its content can be read and its links work.
 */
export async function showBootFailure(error: unknown): Promise<void> {
  console.error('The app did not start', error);
  rememberBootFailure(error);
  const root = document.getElementById('root');
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
