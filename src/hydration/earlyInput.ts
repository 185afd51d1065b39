import { APP_READY } from '@/browser/appReady';

/**
 * Queues clicks and select changes that happen before hydration and replays them in order after APP_READY. Each control
 * is replayed once, because nothing on the page confirms the first click. Without the queue an early "Add to cart"
 * would be lost, and a filter would be checked beside a list that ignores it.
 */
export function queueEarlyInput(): void {
  const queue = new Map<Element, () => void>();
  const queueClick = (event: MouseEvent) => {
    const controls = 'button, input[type="checkbox"], input[type="radio"]';
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
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
  const replayAll = async () => {
    document.removeEventListener('click', queueClick, true);
    document.removeEventListener('change', queueChange, true);
    for (const [element, replay] of queue) {
      // Each event runs in a task of its own, after React's current work.
      await new Promise((resolve) => setTimeout(resolve));
      if (!element.isConnected) continue;
      // mousedown makes React hydrate the Suspense boundary first. A boundary that hydrates after the click would miss
      // the changed state of a checkbox.
      element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      replay();
    }
  };
  document.addEventListener('click', queueClick, true);
  document.addEventListener('change', queueChange, true);
  document.addEventListener(APP_READY, replayAll, { once: true });
}
