import type { TrackedEvent, TrackedForm } from './tracked';

type Listener = (event: TrackedEvent) => void;

const listeners = new Set<Listener>();

/** Whoever counts comes once the page is usable; what happened until then waits, but not for ever. */
const MOST_EARLY = 100;
let early: TrackedEvent[] | null = [];

/** Says what happened; nothing else knows of those who listen. On the server nothing happens. */
export function track(event: TrackedEvent): void {
  if (typeof window === 'undefined') return;
  if (early && early.length < MOST_EARLY) early.push(event);
  for (const listener of listeners) listener(event);
}

/** The first to listen hears what came before it, too. Answers with a way to stop listening. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener);
  const missed = early ?? [];
  early = null;
  for (const event of missed) listener(event);
  return () => void listeners.delete(listener);
}

export const CALL_VALUE = 600;

/** A press on a tel link; the number without dashes, parentheses and spaces (shell specification §5). */
export const trackCall = (href: string): void =>
  track({
    type: 'callClicked',
    phone: href.replace(/^tel:/i, '').replace(/[-()\s]/g, ''),
    value: CALL_VALUE,
  });

/** A form that the store has taken; whoever wrote a name wrote the first one first. */
export function trackForm(
  form: TrackedForm,
  { name = '', email, telephone }: { name?: string; email?: string; telephone?: string },
): void {
  const [firstname, ...rest] = name.trim().split(/\s+/);
  track({ type: 'formSent', form, person: { email, firstname, lastname: rest.join(' '), telephone } });
}
