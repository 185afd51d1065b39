/** Texts that come with the page, because no others may be there. */
const texts = import.meta.glob<Record<string, string>>('/locales/*/boot.json', { import: 'default' });

/**
 * The last thing that can be shown when the app does not start: what happened, a way on, and a trace for the dealer.
 * A page that arrived rendered stays as it is: it can be read, and its links work.
 */
export async function showBootFailure(error: unknown): Promise<void> {
  console.error('The app did not start', error);
  const root = document.getElementById('root');
  if (!root || root.firstElementChild) return;
  const language =
    document.documentElement.lang.startsWith('fr') || navigator.language.startsWith('fr') ? 'fr' : 'en';
  const say = await texts[`/locales/${language}/boot.json`]?.();
  if (!say) return;
  const screen = document.createElement('main');
  screen.className = 'boot-failure';
  const [title, note, retry] = [
    document.createElement('h1'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  title.textContent = say.title ?? '';
  note.textContent = say.note ?? '';
  retry.textContent = say.retry ?? '';
  retry.onclick = () => window.location.reload();
  screen.setAttribute('role', 'alert');
  screen.append(title, note, retry);
  root.replaceChildren(screen);
}
