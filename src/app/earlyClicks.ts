import { APP_READY } from '@/lib/appReady';
import { breathe } from '@/lib/breathe';

const PRESSED = 'button, input[type="checkbox"], input[type="radio"]';

/**
 * A rendered page shows its controls before its code can answer them. What is pressed or chosen meanwhile is held, each
 * once, for nothing shows that the first press counts, and done again in order once the app is ready; so no "Add to cart"
 * is lost on a slow phone, and no filter stands checked before a list that does not follow it.
 */
export function holdEarlyClicks(): void {
  const held = new Map<Element, () => void>();
  const holdPress = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!pressed) return;
    event.preventDefault();
    held.set(pressed, () => pressed.click());
  };
  const holdChoice = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    held.set(target, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  document.addEventListener('click', holdPress, true);
  document.addEventListener('change', holdChoice, true);
  document.addEventListener(
    APP_READY,
    async () => {
      document.removeEventListener('click', holdPress, true);
      document.removeEventListener('change', holdChoice, true);
      for (const [element, again] of held) {
        // After React's own work, and one after the other.
        await breathe();
        if (!element.isConnected) continue;
        // As a hand does: at this React takes over the part it stands in, which would miss a box that is checked already.
        element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        again();
      }
    },
    { once: true },
  );
}
