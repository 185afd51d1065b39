import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 120;

/** A shopper without a mouse: everything is reached with Tab and done with keys. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Tab by Tab to a control. Each stop must show that it has the focus. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    await expect(target, 'the focus is seen').toHaveCSS('outline-style', /auto|solid/);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }
}
