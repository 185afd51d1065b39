import { expect, type Locator, type Page } from '@playwright/test';
import { writeInvitationFile } from '../../server/desk/staff/invitationFiles.ts';

const PASSWORD = 'violet-anvil-harbour-42';
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The staff desk in a browser. */
export class Desk {
  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The navigation; on a phone behind the button Menu. */
  get sections(): Locator {
    return this.page.getByRole('navigation', { name: 'Sections', includeHidden: true });
  }

  /** Invites a person as `npm run desk` does, and signs in. folder: DATA_DIR/invitations. origin: of the shop */
  async signIn(
    folder: string,
    email: string,
    role: 'viewer' | 'editor' | 'owner',
    origin = '',
  ): Promise<void> {
    const expiresAt = new Date(Date.now() + WEEK_MS).toISOString();
    const secret = writeInvitationFile(folder, { tenant: '', email, role, expiresAt });
    await this.page.goto(`${origin}/desk/invitation#${secret}`);
    await this.page.getByLabel('Name').fill(`The ${role}`);
    await this.page.getByLabel('New password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Begin' }).click();
    await expect(this.sections).toBeAttached();
  }

  /** Signs in with the password that signIn has chosen. */
  async signInByPassword(email: string): Promise<void> {
    await this.page.goto('/desk');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(this.sections).toBeAttached();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(this.page.getByLabel('Password', { exact: true })).toBeVisible();
  }

  /** Opens a section by its path below /desk. */
  async open(path: string): Promise<void> {
    await this.page.goto(`/desk/${path}`);
    await expect(this.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  row(text: string): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }
}
