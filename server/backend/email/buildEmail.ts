import { configOf, type Tenant } from '../tenant/tenant.ts';
import { emailScope } from './emailKind.ts';
import { emailKinds } from './emailKinds.ts';
import { settledOrigin } from './emailOrigin.ts';
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

/** Renders a row of the outbox in its language with the tenant's name, logo and colours of today. */
export function buildEmail(row: OutboxRow, tenant: Tenant): RenderedEmail {
  const { language } = row;
  const config = configOf(tenant, language);
  const origin = row.origin || settledOrigin(tenant);
  const parts = emailKinds[row.kind].partsOf(emailScope(tenant, language, origin), row.body, row.id);
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
    listUnsubscribe: parts.unsubscribeUrl ?? '',
  };
}
