import type { EmailContents } from '../emailContents.ts';
import { type EmailParts, type EmailScope, note, text } from '../emailParts.ts';

/** The welcome to a new account, with the link that confirms the email. Anybody can enter any address. */
export function welcomeEmail(
  { firstname, path }: EmailContents<'welcome'>,
  { t, link, config: { name: store } }: EmailScope,
): EmailParts {
  return {
    heading: t('mailWelcomeHeading', { store }),
    preview: t('mailWelcomeText', { store }),
    blocks: [
      text(t('mailGreeting', { name: firstname })),
      text(t('mailWelcomeText', { store })),
      { block: 'button', label: t('mailVerifyButton'), url: link(path) },
      note(t('mailVerifyHours')),
      note(t('mailWelcomeIgnore', { store })),
    ],
  };
}

/** The link that confirms an email, after a change of it or on request. */
export function verificationEmail(
  { firstname, path }: EmailContents<'email_verification'>,
  { t, link, config: { name: store } }: EmailScope,
): EmailParts {
  return {
    heading: t('mailVerifyHeading'),
    preview: t('mailVerifyText', { store }),
    blocks: [
      text(t('mailGreeting', { name: firstname })),
      text(t('mailVerifyText', { store })),
      { block: 'button', label: t('mailVerifyButton'), url: link(path) },
      note(t('mailVerifyHours')),
      note(t('mailVerifyIgnore', { store })),
    ],
  };
}

const contactOf = ({ config: { phone, email } }: EmailScope) => [phone, email].filter(Boolean).join(' · ');

/** To the old address, so that its owner notices a change by somebody else. It does not name the new address. */
export function changedEmail({ firstname }: EmailContents<'email_changed'>, scope: EmailScope): EmailParts {
  const { t, config } = scope;
  const contact = contactOf(scope);
  return {
    heading: t('mailChangedHeading'),
    preview: t('mailChangedText', { store: config.name }),
    blocks: [
      text(t('mailGreeting', { name: firstname })),
      text(t('mailChangedText', { store: config.name })),
      text(t('mailChangedHelp')),
      ...(contact ? [text(t('mailQuestions', { contact }))] : []),
    ],
  };
}

/** So that the owner notices a password or passkey that somebody else set. */
export function changedAccess(
  { firstname, change }: EmailContents<'access_changed'>,
  scope: EmailScope,
): EmailParts {
  const { t, config } = scope;
  const contact = contactOf(scope);
  const summary = t(change === 'password' ? 'mailPasswordText' : 'mailPasskeyText', { store: config.name });
  return {
    heading: t(change === 'password' ? 'mailPasswordHeading' : 'mailPasskeyHeading'),
    preview: summary,
    blocks: [
      text(t('mailGreeting', { name: firstname })),
      text(summary),
      text(t('mailChangedHelp')),
      ...(contact ? [text(t('mailQuestions', { contact }))] : []),
    ],
  };
}

/** Confirms that an account is deleted, and says what stays. */
export function deletedEmail(
  { firstname, orders }: EmailContents<'account_deleted'>,
  scope: EmailScope,
): EmailParts {
  const { t, config } = scope;
  const contact = contactOf(scope);
  return {
    heading: t('mailDeletedHeading'),
    preview: t('mailDeletedText', { store: config.name }),
    blocks: [
      text(t('mailGreeting', { name: firstname })),
      text(t('mailDeletedText', { store: config.name })),
      ...(orders > 0 ? [text(t('mailDeletedOrders'))] : []),
      ...(contact ? [text(t('mailQuestions', { contact }))] : []),
    ],
  };
}
