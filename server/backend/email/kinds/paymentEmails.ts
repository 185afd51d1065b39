import * as z from 'zod/mini';
import { string } from '../../../../contract/fields.ts';
import { pagePaths } from '../../../../contract/paths.ts';
import { emailKind } from '../emailKind.ts';
import { button, letter, paragraph, questions } from '../emailParts.ts';
import { trackLink } from './orderEmail.ts';

const paidOrder = z.object({ number: string, amount: string });

/** The awaited payment of an order has arrived. */
export const paymentReceived = emailKind({
  schema: paidOrder,
  subject: ({ t }, { number }) => t('paymentReceivedMail', { number }),
  render: (scope, { number, amount }) =>
    letter({
      heading: scope.t('mailPaidHeading'),
      intro: scope.t('mailPaidText', { number, amount }),
      blocks: [trackLink(scope, number), ...questions(scope)],
    }),
});

/** A payment was authorised or captured, but the order can't be fulfilled: the money is refunded. */
export const orderRefused = emailKind({
  schema: z.object({ amount: string }),
  subject: ({ t }) => t('orderRefusedMail'),
  render: (scope, { amount }) =>
    letter({
      heading: scope.t('mailRefusedHeading'),
      intro: scope.t('mailRefusedText'),
      blocks: [
        paragraph(scope.t('mailRefusedMoney', { amount })),
        button(scope.t('mailCartOpen'), scope.link(pagePaths.cart)),
        ...questions(scope),
      ],
    }),
});

/** The payment of an order did not arrive in time, so the order is cancelled. */
export const orderUnpaid = emailKind({
  schema: paidOrder,
  subject: ({ t }, { number }) => t('orderUnpaidMail', { number }),
  render: (scope, { number, amount }) =>
    letter({
      heading: scope.t('mailUnpaidHeading'),
      intro: scope.t('mailUnpaidText', { number, amount }),
      blocks: [paragraph(scope.t('mailUnpaidMoney')), trackLink(scope, number), ...questions(scope)],
    }),
});
