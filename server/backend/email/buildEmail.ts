import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import { emailContents } from './emailContents.ts';
import { settledOrigin } from './emailOrigin.ts';
import type { EmailParts, EmailScope } from './emailParts.ts';
import {
  changedAccess,
  changedEmail,
  deletedEmail,
  verificationEmail,
  welcomeEmail,
} from './kinds/accountEmails.ts';
import { alertEmail } from './kinds/alertEmail.ts';
import { cartEmail, newsletterEmail, passwordResetEmail, staffInvitationEmail } from './kinds/linkEmails.ts';
import { cancellationEmail, orderEmail } from './kinds/orderEmail.ts';
import { orderRefusedEmail, orderUnpaidEmail, paymentReceivedEmail } from './kinds/paymentEmails.ts';
import { playReportEmail } from './kinds/playReportEmail.ts';
import { formEmail, paymentReportEmail, swatchEmail } from './kinds/storeEmails.ts';
import type { OutboxRow } from './outbox.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

/** An email as the mail server gets it. */
export interface RenderedEmail {
  /** The same at every attempt and different for every email: the left side of the Message-ID. */
  id: string;
  fromName: string;
  recipient: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  /** The page that ends a subscription; '' for any other email. */
  listUnsubscribe: string;
}

/** @throws ZodError for contents that no version of the server wrote */
function partsOf({ kind, body, id }: OutboxRow, scope: EmailScope): EmailParts {
  switch (kind) {
    case 'order':
      return orderEmail(z.parse(emailContents.order, body), scope);
    case 'order_cancelled':
      return cancellationEmail(z.parse(emailContents.order_cancelled, body), scope);
    case 'cart':
      return cartEmail(z.parse(emailContents.cart, body), scope);
    case 'password_reset':
      return passwordResetEmail(z.parse(emailContents.password_reset, body), scope);
    case 'staff_invitation':
      return staffInvitationEmail(z.parse(emailContents.staff_invitation, body), scope);
    case 'welcome':
      return welcomeEmail(z.parse(emailContents.welcome, body), scope);
    case 'email_verification':
      return verificationEmail(z.parse(emailContents.email_verification, body), scope);
    case 'access_changed':
      return changedAccess(z.parse(emailContents.access_changed, body), scope);
    case 'email_changed':
      return changedEmail(z.parse(emailContents.email_changed, body), scope);
    case 'account_deleted':
      return deletedEmail(z.parse(emailContents.account_deleted, body), scope);
    case 'payment_received':
      return paymentReceivedEmail(z.parse(emailContents.payment_received, body), scope);
    case 'order_refused':
      return orderRefusedEmail(z.parse(emailContents.order_refused, body), scope);
    case 'order_unpaid':
      return orderUnpaidEmail(z.parse(emailContents.order_unpaid, body), scope);
    case 'newsletter':
      return newsletterEmail(z.parse(emailContents.newsletter, body), scope);
    case 'payment_report':
      return paymentReportEmail(z.parse(emailContents.payment_report, body), scope);
    case 'play_report':
      return playReportEmail(z.parse(emailContents.play_report, body), scope);
    case 'kiosk_alert':
      return alertEmail(z.parse(emailContents.kiosk_alert, body), scope);
    case 'swatches':
      return swatchEmail(z.parse(emailContents.swatches, body), scope);
    case 'contact':
    case 'request-quote':
      return formEmail(z.parse(emailContents[kind], body), scope, {
        isQuote: kind === 'request-quote',
        reference: quoteReference(id),
      });
  }
}

/** The number of a quote request, for shopper and store. */
export const quoteReference = (id: number): string => `Q-${id}`;

function unsubscribeLink({ kind, body }: OutboxRow, { link }: EmailScope): string {
  if (kind !== 'newsletter') return '';
  return link(z.parse(emailContents.newsletter, body).unsubscribe_path);
}

/** Renders a row of the outbox in its language with the tenant's name, logo and colours of today. */
export function buildEmail(row: OutboxRow, tenant: Tenant): RenderedEmail {
  const { language } = row;
  const config = configOf(tenant, language);
  const origin = row.origin || settledOrigin(tenant);
  const prefix = language === tenant.language ? '' : `/${language}`;
  const scope: EmailScope = {
    language,
    config,
    t: (key, values) => message(language, key, values),
    link: (path) => `${origin}${prefix}${path}`,
  };
  const parts = partsOf(row, scope);
  return {
    id: `${row.id}.${row.writtenAt.getTime()}.${tenant.code}`,
    fromName: config.name,
    recipient: row.recipient,
    // Shoppers who answer an email reach the store, not the address that sends.
    replyTo: row.replyTo || config.email,
    subject: row.subject,
    html: renderHtml(parts, { config, language, origin }),
    text: renderText(parts, config, language),
    date: row.writtenAt,
    listUnsubscribe: unsubscribeLink(row, scope),
  };
}
