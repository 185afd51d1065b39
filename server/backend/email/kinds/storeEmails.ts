import { cutText } from '../../../../contract/cutText.ts';
import type { EmailContents } from '../emailContents.ts';
import { type EmailParts, type EmailScope, facts, note, quoteOf, text } from '../emailParts.ts';
import { itemBlocks } from './lineItems.ts';

/** A contact or quote request for the store. A reply goes to the shopper. */
export function formEmail(
  form: EmailContents<'contact'>,
  scope: EmailScope,
  { isQuote, reference }: { isQuote: boolean; reference: string },
): EmailParts {
  const { t } = scope;
  const { name, email, telephone, subject, product, message, language } = form;
  const intro = t(isQuote ? 'quoteMail' : 'contactMail', { name });
  return {
    heading: intro,
    preview: cutText(message, 120) || subject || product || intro,
    blocks: [
      facts([
        [t('mailReference'), isQuote ? reference : ''],
        [t('mailName'), name],
        [t('mailEmail'), email],
        [t('mailTelephone'), telephone],
        [t('mailSubject'), subject],
        [t('mailProduct'), product],
        [t('mailLanguage'), language],
      ]),
      ...quoteOf(message),
      ...itemBlocks(scope, form.items, form.subtotal),
      note(t('mailReplyGoesTo', { name })),
    ],
  };
}

/** An order of free swatches for the store, which sends them by mail. A reply goes to the shopper. */
export function swatchEmail(
  { name, email, product, sku, path, swatches, address, telephone, language }: EmailContents<'swatches'>,
  { t, link }: EmailScope,
): EmailParts {
  const intro = t('swatchMail', { name });
  return {
    heading: intro,
    preview: swatches.join(', '),
    blocks: [
      facts([
        [t('mailProduct'), product, sku],
        [t('mailSwatches'), ...swatches],
        [t('mailSendTo'), name, ...address],
        [t('mailEmail'), email],
        [t('mailTelephone'), telephone],
        [t('mailLanguage'), language],
      ]),
      { block: 'link', label: product, url: link(path) },
      note(t('mailReplyGoesTo', { name })),
    ],
  };
}

/** A payment that the reconciler can't settle, for the dealer's staff. */
export function paymentReportEmail(
  { reason, payment }: EmailContents<'payment_report'>,
  { t, language }: EmailScope,
): EmailParts {
  const { method, reference, paymentReference, state, currency, startedAt, amount } = payment;
  const price =
    amount === null ? '' : new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  return {
    heading: t('mailReportHeading'),
    preview: t('mailReportText'),
    blocks: [
      text(t('mailReportText')),
      facts([
        [t('mailPayment'), method],
        [t('mailAmount'), price],
        [t('mailReference'), reference, paymentReference ?? ''],
        [t('mailState'), state],
        [t('mailStarted'), startedAt],
        [t('mailReason'), reason],
      ]),
    ],
  };
}
