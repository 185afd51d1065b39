import * as z from 'zod/mini';
import { cutText } from '../../../../contract/cutText.ts';
import { list, maybeNumber, string, text } from '../../../../contract/fields.ts';
import { emailKind } from '../emailKind.ts';
import { facts, letter, linkLine, note, quoteOf } from '../emailParts.ts';
import { itemBlocks, lineItems } from './lineItems.ts';

/** The number of a quote request, for shopper and store. */
export const quoteReference = (id: number): string => `Q-${id}`;

const form = z.object({
  name: string,
  email: string,
  subject: text(),
  product: text(),
  message: text(),
  telephone: text(),
  /** Language in which the shopper used the shop. */
  language: text(),
  ...lineItems,
});

/** A shopper's request to the store. A reply goes to the shopper. */
const formEmail = (titleKey: 'contactMail' | 'quoteMail', referenceOf: (id: number) => string) =>
  emailKind({
    schema: form,
    subject: ({ t }, { name }) => t(titleKey, { name }),
    render: (scope, { name, email, telephone, subject, product, message, language, items, subtotal }, id) => {
      const { t } = scope;
      const heading = t(titleKey, { name });
      return {
        heading,
        preview: cutText(message, 120) || subject || product || heading,
        blocks: [
          facts([
            [t('mailReference'), referenceOf(id)],
            [t('mailName'), name],
            [t('mailEmail'), email],
            [t('mailTelephone'), telephone],
            [t('mailSubject'), subject],
            [t('mailProduct'), product],
            [t('mailLanguage'), language],
          ]),
          ...quoteOf(message),
          ...itemBlocks(scope, items, subtotal),
          note(t('mailReplyGoesTo', { name })),
        ],
      };
    },
  });

export const contact = formEmail('contactMail', () => '');
export const quoteRequest = formEmail('quoteMail', quoteReference);

/** An order of free swatches, which the store sends by mail. A reply goes to the shopper. */
export const swatches = emailKind({
  schema: z.object({
    name: string,
    email: string,
    product: text(),
    sku: text(),
    path: string,
    /** Labels of the ordered swatches in the tenant's language. */
    swatches: list(string),
    /** Lines of the shopper's postal address. */
    address: list(string),
    telephone: text(),
    language: text(),
  }),
  subject: ({ t }, { name }) => t('swatchMail', { name }),
  render: ({ t, link }, { name, email, product, sku, path, swatches: labels, address, ...order }) => ({
    heading: t('swatchMail', { name }),
    preview: labels.join(', '),
    blocks: [
      facts([
        [t('mailProduct'), product, sku],
        [t('mailSwatches'), ...labels],
        [t('mailSendTo'), name, ...address],
        [t('mailEmail'), email],
        [t('mailTelephone'), order.telephone],
        [t('mailLanguage'), order.language],
      ]),
      linkLine(product, link(path)),
      note(t('mailReplyGoesTo', { name })),
    ],
  }),
});

/** A payment that the reconciler can't settle, for the dealer's staff. */
export const paymentReport = emailKind({
  schema: z.object({
    reason: string,
    payment: z.object({
      method: text(),
      reference: text(),
      paymentReference: z.nullable(string),
      state: text(),
      currency: text('USD'),
      startedAt: text(),
      amount: maybeNumber,
    }),
  }),
  subject: ({ t }, { payment: { reference } }) => t('paymentReportMail', { reference }),
  render: (scope, { reason, payment }) => {
    const { t, language } = scope;
    const { method, reference, paymentReference, state, currency, startedAt, amount } = payment;
    const price =
      amount === null ? '' : new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
    return letter({
      heading: t('mailReportHeading'),
      intro: t('mailReportText'),
      blocks: [
        facts([
          [t('mailPayment'), method],
          [t('mailAmount'), price],
          [t('mailReference'), reference, paymentReference ?? ''],
          [t('mailState'), state],
          [t('mailStarted'), startedAt],
          [t('mailReason'), reason],
        ]),
      ],
    });
  },
});
