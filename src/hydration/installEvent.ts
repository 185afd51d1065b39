/** Chromium's non-standard event that offers the installation. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** An offer that arrived before the app's scripts. */
    installOffer?: InstallEvent;
  }
}

/** Stores an offer that arrives before the app's scripts, for keepInstallEvent. */
export function captureInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.installOffer = offer as InstallEvent;
  });
}

/** Module state, because the event fires once, and often before the app has started. */
let event: InstallEvent | null = null;
const listeners = new Set<() => void>();

function set(next: InstallEvent | null): void {
  event = next;
  for (const listener of listeners) listener();
}

/** Stores the browser's offer to install the app for a suitable time (src/features/install). */
export function keepInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    set(offer as InstallEvent);
  });
  window.addEventListener('appinstalled', () => set(null));
  if (window.installOffer) set(window.installOffer);
}

export const installEvent = (): InstallEvent | null => event;

/** Calls back when the offer becomes available or disappears. Returns a function that stops listening. */
export function onInstallEvent(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
