import { APP_READY, yieldToMain } from '@/lib/scheduling';

const CONTROLS = 'button, input[type="checkbox"], input[type="radio"]';

/**
 * Queues clicks and select changes that happen before hydration and replays them in order after APP_READY. Each control
 * is replayed once, because nothing on the page confirms the first click. Without the queue an early "Add to cart"
 * would be lost, and a filter would be checked beside a list that ignores it.
 */
export function queueEarlyInput(): void {
  const queue = new Map<Element, () => void>();
  const queueClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    event.preventDefault();
    queue.set(control, () => control.click());
  };
  const queueChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    queue.set(target, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  document.addEventListener('click', queueClick, true);
  document.addEventListener('change', queueChange, true);
  document.addEventListener(
    APP_READY,
    async () => {
      document.removeEventListener('click', queueClick, true);
      document.removeEventListener('change', queueChange, true);
      for (const [element, replay] of queue) {
        // Each event runs in a task of its own, after React's current work.
        await yieldToMain();
        if (!element.isConnected) continue;
        // mousedown makes React hydrate the Suspense boundary first. A boundary that hydrates after the click would miss
        // the changed state of a checkbox.
        element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        replay();
      }
    },
    { once: true },
  );
}
