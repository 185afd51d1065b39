import { APP_READY } from '@/lib/appReady';

/**
 * A rendered page shows its buttons before its code can answer them. What is pressed meanwhile is held, the last press
 * only, and pressed again once the app is ready; so no "Add to cart" is lost on a slow phone.
 */
export function holdEarlyClicks(): void {
  let held: HTMLButtonElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    held = button;
  };
  document.addEventListener('click', hold, true);
  document.addEventListener(
    APP_READY,
    () => {
      document.removeEventListener('click', hold, true);
      if (held?.isConnected) held.click();
    },
    { once: true },
  );
}
