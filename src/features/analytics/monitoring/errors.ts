import { cutText } from '@contract/cutText';
import type { Tracker } from '@/browser/tracker';
import { takeEarlyErrors } from '@/hydration/earlyErrors';
import { withoutPersonal } from '@/lib/personalText';
import { type AddEvent, TEXT_CAP } from './batch';

/** Maximum errors per document, so that a loop that throws does not flood the provider. */
const MAX_ERRORS = 50;

const textOf = (reason: unknown): string =>
  reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason);

/** Reports errors, unhandled rejections, and those that occurred before this code had loaded. Returns a function that stops it. */
export function watchErrors(add: AddEvent, route: Tracker['route']): () => void {
  let left = MAX_ERRORS;
  const report = (name: string, text: string) => {
    if (left <= 0) return;
    left -= 1;
    const message = cutText(withoutPersonal(text), TEXT_CAP);
    add({ name, attributes: { route: route(), message } });
  };
  const onError = ({ message, error }: ErrorEvent) =>
    report('error', error instanceof Error ? textOf(error) : message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('unhandledRejection', textOf(reason));
  for (const { kind, text } of takeEarlyErrors()) report(kind, text);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
