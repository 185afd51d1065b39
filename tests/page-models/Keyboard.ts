import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 120;

/** Keyboard-only input: reaches controls with Tab and activates them with keys. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Presses Tab until a control has the focus. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  /** Reaches a control, expects a visible focus outline, and presses a key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    expect(await target.evaluate(isFocusVisible), `the focus is visible on ${target}`).toBe(true);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }
}

/** True for an outline around the control or an ancestor: a product tile is outlined for its link. */
function isFocusVisible(element: Element): boolean {
  for (let current: Element | null = element; current; current = current.parentElement)
    if (getComputedStyle(current).outlineStyle !== 'none') return true;
  return false;
}
