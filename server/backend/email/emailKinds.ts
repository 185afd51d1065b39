import type * as z from 'zod/mini';
import {
  accessChanged,
  accountDeleted,
  emailChanged,
  emailVerification,
  passwordReset,
  welcome,
} from './kinds/accountEmails.ts';
import { kioskAlert } from './kinds/alertEmail.ts';
import { cart, newsletter, staffInvitation } from './kinds/linkEmails.ts';
import { order, orderCancelled } from './kinds/orderEmail.ts';
import { orderRefused, orderUnpaid, paymentReceived } from './kinds/paymentEmails.ts';
import { playReport } from './kinds/playReportEmail.ts';
import { contact, paymentReport, quoteRequest, swatches } from './kinds/storeEmails.ts';

/** Every kind of email: its contents, subject and blocks. */
export const emailKinds = {
  order,
  order_cancelled: orderCancelled,
  cart,
  password_reset: passwordReset,
  contact,
  'request-quote': quoteRequest,
  swatches,
  newsletter,
  kiosk_alert: kioskAlert,
  staff_invitation: staffInvitation,
  welcome,
  email_verification: emailVerification,
  email_changed: emailChanged,
  access_changed: accessChanged,
  account_deleted: accountDeleted,
  payment_received: paymentReceived,
  order_refused: orderRefused,
  order_unpaid: orderUnpaid,
  play_report: playReport,
  payment_report: paymentReport,
};

export type EmailKind = keyof typeof emailKinds;
export type EmailContents<K extends EmailKind> = z.input<(typeof emailKinds)[K]['schema']>;
