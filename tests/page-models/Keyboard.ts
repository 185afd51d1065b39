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
    expect(await target.evaluate(isFocusSeen), `the focus is seen on ${target}`).toBe(true);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }
}

/** An outline around the control, or around what it stands for: a tile is framed for its link. */
function isFocusSeen(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (getComputedStyle(around).outlineStyle !== 'none') return true;
  return false;
}
