import { APP_READY } from '@/browser/appReady';
import { type Repeatable, repeatable } from './repeatable';

/**
 * Queues clicks and select changes before hydration, and replays them in order after APP_READY. Each control is replayed once, because the
 * page does not confirm the first click. Without the queue, an early "Add to cart" would be lost, and a filter would be checked but not
 * applied to the list.
 */
export function queueEarlyInput(): void {
  const queue = new Map<Element, Repeatable>();
  const queueInput = (event: Event) => {
    const input = repeatable(event);
    if (!input) return;
    event.preventDefault();
    queue.set(input.control, input);
  };
  const replayAll = async () => {
    document.removeEventListener('click', queueInput, true);
    document.removeEventListener('change', queueInput, true);
    for (const { control, repeat } of queue.values()) {
      // Each event runs in a separate task, after React's current work.
      await new Promise((resolve) => setTimeout(resolve));
      if (control.isConnected) repeat();
    }
  };
  document.addEventListener('click', queueInput, true);
  document.addEventListener('change', queueInput, true);
  document.addEventListener(APP_READY, replayAll, { once: true });
}
