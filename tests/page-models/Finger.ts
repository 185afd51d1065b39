import type { CDPSession, Locator, Page } from '@playwright/test';

/** A shopper's finger on a kiosk: touches, never a mouse, and the keys on the screen. */
export class Finger {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new Finger(page, session);
  }

  /** Touches the middle of a control, once it keeps still and nothing lies over it. */
  async tap(target: Locator): Promise<void> {
    await target.click({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the screen`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  private key(name: string): Locator {
    const keys = this.page.getByRole('group', { name: 'On-screen keyboard' });
    return keys.getByRole('button', { name, exact: true });
  }

  /** Touches a field and types on the screen; small letters, digits and signs of the first layer. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    for (const letter of text) await this.tap(this.key(letter === ' ' ? 'Space' : letter));
  }

  async hideKeys(): Promise<void> {
    await this.tap(this.key('Hide the keyboard'));
    await this.key('Hide the keyboard').waitFor({ state: 'detached' });
  }
}
