import type { EmailContents } from '../emailContents.ts';
import { type EmailParts, type EmailScope, note, quoteOf, text } from '../emailParts.ts';
import { itemBlocks } from './lineItems.ts';

/** A cart with a link that restores it. Anybody can enter any address, so the note says how it came here. */
export function cartEmail(contents: EmailContents<'cart'>, scope: EmailScope): EmailParts {
  const { t, link, config } = scope;
  const { name, message, path, items, subtotal } = contents;
  const intro = name
    ? t('mailCartFrom', { name, store: config.name })
    : t('mailCartText', { store: config.name });
  return {
    heading: t('mailCartHeading'),
    preview: intro,
    blocks: [
      text(intro),
      ...quoteOf(message),
      ...itemBlocks(scope, items, subtotal),
      { block: 'button', label: t('mailCartOpen'), url: link(path) },
      note(t('mailCartIgnore', { store: config.name })),
    ],
  };
}

export function passwordResetEmail(
  { firstname, path }: EmailContents<'password_reset'>,
  { t, link, config }: EmailScope,
): EmailParts {
  return {
    heading: t('resetMail'),
    preview: t('mailResetText', { store: config.name }),
    blocks: [
      text(t('mailGreeting', { name: firstname })),
      text(t('mailResetText', { store: config.name })),
      { block: 'button', label: t('resetMail'), url: link(path) },
      note(t('mailResetIgnore')),
    ],
  };
}

/** The link with which a person of the dealer chooses a password for the staff desk. */
export function staffInvitationEmail(
  { path, by }: EmailContents<'staff_invitation'>,
  { t, link, config }: EmailScope,
): EmailParts {
  const words = t('mailInvitationText', { store: config.name, by });
  return {
    heading: t('mailInvitation', { store: config.name }),
    preview: words,
    blocks: [
      text(words),
      { block: 'button', label: t('mailInvitationOpen'), url: link(path) },
      note(t('mailInvitationIgnore')),
    ],
  };
}

const newsletterKeys = {
  confirm: ['mailNewsConfirmHeading', 'mailNewsConfirmText', 'mailNewsConfirm'],
  welcome: ['mailNewsWelcomeHeading', 'mailNewsWelcomeText', null],
  leave: ['mailNewsLeaveHeading', 'mailNewsLeaveText', 'mailNewsLeave'],
} as const;

/** Confirmation, welcome or goodbye of the newsletter; each has the link that ends the subscription. */
export function newsletterEmail(
  { purpose, path, unsubscribe_path }: EmailContents<'newsletter'>,
  { t, link, config }: EmailScope,
): EmailParts {
  const [heading, words, label] = newsletterKeys[purpose];
  const store = config.name;
  return {
    heading: t(heading),
    preview: t(words, { store }),
    blocks: [
      text(t(words, { store })),
      ...(label ? [{ block: 'button' as const, label: t(label), url: link(path) }] : []),
      note(t('mailNewsIgnore', { store })),
      ...(purpose === 'leave'
        ? []
        : [{ block: 'link' as const, label: t('mailNewsLeave'), url: link(unsubscribe_path) }]),
    ],
  };
}
