import { tabStorage } from '@/browser/deviceStorage';

/** An error from before monitoring had loaded, or of a start that failed. */
interface EarlyError {
  kind: 'error' | 'unhandledRejection' | 'bootFailed';
  text: string;
}

const MAX_ERRORS = 10;
/** A start that failed loads no monitoring: the next page of the tab reports it. */
const STORAGE_KEY = 'boot-failure';

let errors: EarlyError[] | null = [];

function keep(kind: EarlyError['kind'], reason: unknown): void {
  if (!errors || errors.length >= MAX_ERRORS) return;
  const text = reason instanceof Error ? (reason.stack ?? String(reason)) : String(reason);
  errors.push({ kind, text });
}

const onError = ({ error, message }: ErrorEvent) => keep('error', error ?? message);
const onRejection = ({ reason }: PromiseRejectionEvent) => keep('unhandledRejection', reason);

/** Collects errors until monitoring takes them. */
export function watchEarlyErrors(): void {
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
}

export function rememberBootFailure(error: unknown): void {
  // Without storage the failure is only logged.
  tabStorage.set(STORAGE_KEY, String(error));
}

/** Returns what was collected, and stops collecting. */
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
