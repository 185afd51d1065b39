import { tabStorage } from '@/browser/deviceStorage';

/** An error that occurred before monitoring had loaded, or that made the start fail. */
interface EarlyError {
  kind: 'error' | 'unhandledRejection' | 'bootFailed';
  text: string;
}

const MAX_ERRORS = 10;
/** After a failed start monitoring is not loaded, so the tab's next page reports the error. */
const STORAGE_KEY = 'boot-failure';

let errors: EarlyError[] | null = [];

function keep(kind: EarlyError['kind'], reason: unknown): void {
  if (!errors || errors.length >= MAX_ERRORS) return;
  const text = reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason);
  errors.push({ kind, text });
}

const onError = ({ error, message }: ErrorEvent) => keep('error', error ?? message);
const onRejection = ({ reason }: PromiseRejectionEvent) => keep('unhandledRejection', reason);

/** Collects errors until monitoring takes over. */
export function watchEarlyErrors(): void {
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
}

export function rememberBootFailure(error: unknown): void {
  // Without storage, the failure is only logged.
  tabStorage.set(STORAGE_KEY, String(error));
}

/** Returns the collected errors, and stops collecting. */
export function takeEarlyErrors(): readonly EarlyError[] {
  const taken = errors ?? [];
  errors = null;
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  try {
    const text = tabStorage.get(STORAGE_KEY);
    tabStorage.remove(STORAGE_KEY);
    return text ? [{ kind: 'bootFailed', text }, ...taken] : taken;
  } catch {
    return taken;
  }
}
