import * as z from 'zod/mini';
import { string, text } from '../../../../contract/fields.ts';
import { emailKind } from '../emailKind.ts';
import { button, letter, linkLine, note, quoteOf } from '../emailParts.ts';
import { itemBlocks, lineItems } from './lineItems.ts';

/** A cart with a link that restores it. Anyone can enter any address, so a note explains why the recipient gets it. */
export const cart = emailKind({
  /** name and message: of the person who sends the cart */
  schema: z.object({ name: text(), message: text(), path: string, ...lineItems }),
  subject: ({ t }) => t('cartEmailed'),
  render: (scope, { name, message, path, items, subtotal }) =>
    letter({
      heading: scope.t('mailCartHeading'),
      intro: name ? scope.t('mailCartFrom', { name }) : scope.t('mailCartText'),
      blocks: [
        ...quoteOf(message),
        ...itemBlocks(scope, items, subtotal),
        button(scope.t('mailCartOpen'), scope.link(path)),
        note(scope.t('mailCartIgnore')),
      ],
    }),
});

/** The link with which a dealer's person chooses a password for the staff desk. */
export const staffInvitation = emailKind({
  /** by: the email of the inviting owner */
  schema: z.object({ path: string, by: text() }),
  subject: ({ t }) => t('mailInvitation'),
  render: ({ t, link }, { path, by }) =>
    letter({
      heading: t('mailInvitation'),
      intro: t('mailInvitationText', { by }),
      blocks: [button(t('mailInvitationOpen'), link(path)), note(t('mailInvitationIgnore'))],
    }),
});

const newsletterKeys = {
  confirm: {
    subject: 'newsletterConfirmMail',
    heading: 'mailNewsConfirmHeading',
    intro: 'mailNewsConfirmText',
    label: 'mailNewsConfirm',
  },
  welcome: {
    subject: 'newsletterWelcomeMail',
    heading: 'mailNewsWelcomeHeading',
    intro: 'mailNewsWelcomeText',
    label: null,
  },
  leave: {
    subject: 'newsletterLeaveMail',
    heading: 'mailNewsLeaveHeading',
    intro: 'mailNewsLeaveText',
    label: 'mailNewsLeave',
  },
} as const;

/** Confirmation, welcome or goodbye of the newsletter; each contains the unsubscribe link. */
export const newsletter = emailKind({
  schema: z.object({
    purpose: z.enum(['confirm', 'welcome', 'leave']),
    path: string,
    unsubscribe_path: string,
  }),
  subject: ({ t }, { purpose }) => t(newsletterKeys[purpose].subject),
  render: (scope, { purpose, path, unsubscribe_path }) => {
    const { t, link } = scope;
    const { heading, intro, label } = newsletterKeys[purpose];
    const unsubscribeUrl = link(unsubscribe_path);
    const parts = letter({
      heading: t(heading),
      intro: t(intro),
      blocks: [
        ...(label ? [button(t(label), link(path))] : []),
        note(t('mailNewsIgnore')),
        ...(purpose === 'leave' ? [] : [linkLine(t('mailNewsLeave'), unsubscribeUrl)]),
      ],
    });
    return { ...parts, unsubscribeUrl };
  },
});
