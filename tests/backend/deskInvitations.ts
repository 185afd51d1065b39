import { writeInvitationFile } from '../../server/desk/staff/invitationFiles.ts';
import { invitationExpiry } from '../../server/desk/staff/invitations.ts';
import type { TestDesk } from './testDesk.ts';

export const PASSWORD = 'violet-anvil-harbour-42';

/** The secret of the link to an invitation. */
export const secretOf = (link: unknown): string => String(link).split('#')[1] ?? '';

export const codeOf = ({ body }: { body: { messages?: { error: { code: string }[] } } }) =>
  body.messages?.error[0]?.code;

/** Writes the invitation of `npm run desk -- --invite EMAIL` into a folder, and returns its secret. */
export const inviteByFile = (
  desk: TestDesk,
  folder: string,
  email: string,
  tenant = '',
  role: 'viewer' | 'owner' = 'owner',
) =>
  writeInvitationFile(folder, {
    tenant,
    email,
    role,
    expiresAt: invitationExpiry(desk.context.clock()).toISOString(),
  });

export const acceptInvitation = (desk: TestDesk, secret: string, password = PASSWORD, host?: string) =>
  desk.newDeskBrowser(host).call('POST', `/invitations/${secret}`, { name: 'Ada Lind', password });
