import { configOf, type Tenant } from '../tenant/tenant.ts';
import { emailScope } from './emailKind.ts';
import { emailKinds } from './emailKinds.ts';
import { settledOrigin } from './emailOrigin.ts';
import type { OutboxRow } from './outbox.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

/** An email as passed to the mail server. */
export interface RenderedEmail {
  /** Local part of the Message-ID: the same for every attempt, different for every email. */
  id: string;
  fromName: string;
  recipient: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  /** URL of the page that ends a subscription; '' for any other email. */
  listUnsubscribe: string;
}

/** Renders an outbox row in its language, with the tenant's current name, logo and colours. */
export function buildEmail(row: OutboxRow, tenant: Tenant): RenderedEmail {
  const { language } = row;
  const config = configOf(tenant, language);
  const origin = row.origin || settledOrigin(tenant);
  const parts = emailKinds[row.kind].partsOf(emailScope(tenant, language, origin), row.body, row.id);
  return {
    id: `${row.id}.${row.writtenAt.getTime()}.${tenant.code}`,
    fromName: config.name,
    recipient: row.recipient,
    // Replies reach the store instead of the sending address.
    replyTo: row.replyTo || config.email,
    subject: row.subject,
    html: renderHtml(parts, { config, language, origin }),
    text: renderText(parts, config, language),
    date: row.writtenAt,
    listUnsubscribe: parts.unsubscribeUrl ?? '',
  };
}
