import { pagePaths } from '../../../../contract/paths.ts';
import type { EmailContents } from '../emailContents.ts';
import { type EmailBlock, type EmailParts, type EmailScope, text } from '../emailParts.ts';

const trackLink = ({ t, link }: EmailScope, number: string): EmailBlock => ({
  block: 'link',
  label: t('mailOrderTrack'),
  url: link(`/track-order?order=${encodeURIComponent(number)}`),
});

const questions = ({ t, config: { phone, email } }: EmailScope) => {
  const contact = [phone, email].filter(Boolean).join(' · ');
  return contact ? [text(t('mailQuestions', { contact }))] : [];
};

/** The payment of an order that waited for it has arrived. */
export function paymentReceivedEmail(
  { number, amount }: EmailContents<'payment_received'>,
  scope: EmailScope,
): EmailParts {
  const { t } = scope;
  return {
    heading: t('mailPaidHeading'),
    preview: t('mailPaidText', { number, amount }),
    blocks: [text(t('mailPaidText', { number, amount })), trackLink(scope, number), ...questions(scope)],
  };
}

/** A payment was authorised or taken, and its order can not be kept: the money goes back. */
export function orderRefusedEmail({ amount }: EmailContents<'order_refused'>, scope: EmailScope): EmailParts {
  const { t, link, config } = scope;
  return {
    heading: t('mailRefusedHeading'),
    preview: t('mailRefusedText', { store: config.name }),
    blocks: [
      text(t('mailRefusedText', { store: config.name })),
      text(t('mailRefusedMoney', { amount })),
      { block: 'button', label: t('mailCartOpen'), url: link(pagePaths.cart) },
      ...questions(scope),
    ],
  };
}

/** The payment of an order did not arrive in time, so the order is cancelled. */
export function orderUnpaidEmail(
  { number, amount }: EmailContents<'order_unpaid'>,
  scope: EmailScope,
): EmailParts {
  const { t } = scope;
  return {
    heading: t('mailUnpaidHeading'),
    preview: t('mailUnpaidText', { number, amount }),
    blocks: [
      text(t('mailUnpaidText', { number, amount })),
      text(t('mailUnpaidMoney')),
      trackLink(scope, number),
      ...questions(scope),
    ],
  };
}
