import type { CDPSession, Locator, Page } from '@playwright/test';

/** Touch input on a kiosk: taps and the on-screen keyboard, never a mouse. */
export class TouchInput {
  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async on(page: Page): Promise<TouchInput> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new TouchInput(page, cdp);
  }

  /** Taps the centre of a control once it is stable and not covered. */
  async tap(target: Locator): Promise<void> {
    await target.click({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the screen`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private key(name: string): Locator {
    const keys = this.page.getByRole('group', { name: 'On-screen keyboard' });
    return keys.getByRole('button', { name, exact: true });
  }

  /** Taps a field and types with the on-screen keyboard. text: lower-case letters, digits and signs of the first layout. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    for (const character of text) await this.tap(this.key(character === ' ' ? 'Space' : character));
  }

  async hideKeyboard(): Promise<void> {
    await this.tap(this.key('Hide the keyboard'));
    await this.key('Hide the keyboard').waitFor({ state: 'detached' });
  }
}
