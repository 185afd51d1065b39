import * as z from 'zod/mini';
import { number, string, text } from '../../../../contract/fields.ts';
import { emailKind } from '../emailKind.ts';
import { button, letter, note, paragraph, questions } from '../emailParts.ts';

const linkToCustomer = z.object({ firstname: text(), path: string });

/** The welcome to a new account, with the link that confirms the email. Anybody can enter any address. */
export const welcome = emailKind({
  schema: linkToCustomer,
  subject: ({ t }) => t('welcomeMail'),
  render: ({ t, link }, { firstname, path }) =>
    letter({
      heading: t('mailWelcomeHeading'),
      greeting: t('mailGreeting', { name: firstname }),
      intro: t('mailWelcomeText'),
      blocks: [
        button(t('mailVerifyButton'), link(path)),
        note(t('mailVerifyHours')),
        note(t('mailWelcomeIgnore')),
      ],
    }),
});

/** The link that confirms an email, after a change of it or on request. */
export const emailVerification = emailKind({
  schema: linkToCustomer,
  subject: ({ t }) => t('verifyMail'),
  render: ({ t, link }, { firstname, path }) =>
    letter({
      heading: t('mailVerifyHeading'),
      greeting: t('mailGreeting', { name: firstname }),
      intro: t('mailVerifyText'),
      blocks: [
        button(t('mailVerifyButton'), link(path)),
        note(t('mailVerifyHours')),
        note(t('mailVerifyIgnore')),
      ],
    }),
});

export const passwordReset = emailKind({
  schema: linkToCustomer,
  subject: ({ t }) => t('resetMail'),
  render: ({ t, link }, { firstname, path }) =>
    letter({
      heading: t('resetMail'),
      greeting: t('mailGreeting', { name: firstname }),
      intro: t('mailResetText'),
      blocks: [button(t('resetMail'), link(path)), note(t('mailResetIgnore'))],
    }),
});

/** Sent to the old address, so that its owner notices a change by someone else. Does not contain the new address. */
export const emailChanged = emailKind({
  schema: z.object({ firstname: text() }),
  subject: ({ t }) => t('emailChangedMail'),
  render: (scope, { firstname }) =>
    letter({
      heading: scope.t('mailChangedHeading'),
      greeting: scope.t('mailGreeting', { name: firstname }),
      intro: scope.t('mailChangedText'),
      blocks: [paragraph(scope.t('mailChangedHelp')), ...questions(scope)],
    }),
});

/** Alerts the owner to a password or passkey set by someone else. */
export const accessChanged = emailKind({
  /** change: the new credential */
  schema: z.object({ firstname: text(), change: z.enum(['password', 'passkey']) }),
  subject: ({ t }, { change }) => t(change === 'password' ? 'passwordChangedMail' : 'passkeyAddedMail'),
  render: (scope, { firstname, change }) =>
    letter({
      heading: scope.t(change === 'password' ? 'mailPasswordHeading' : 'mailPasskeyHeading'),
      greeting: scope.t('mailGreeting', { name: firstname }),
      intro: scope.t(change === 'password' ? 'mailPasswordText' : 'mailPasskeyText'),
      blocks: [paragraph(scope.t('mailChangedHelp')), ...questions(scope)],
    }),
});

/** Confirms the deletion of an account, and lists what is retained. */
export const accountDeleted = emailKind({
  /** orders: the number of orders retained for accounting */
  schema: z.object({ firstname: text(), orders: number(0) }),
  subject: ({ t }) => t('accountDeletedMail'),
  render: (scope, { firstname, orders }) =>
    letter({
      heading: scope.t('mailDeletedHeading'),
      greeting: scope.t('mailGreeting', { name: firstname }),
      intro: scope.t('mailDeletedText'),
      blocks: [...(orders > 0 ? [paragraph(scope.t('mailDeletedOrders'))] : []), ...questions(scope)],
    }),
});
