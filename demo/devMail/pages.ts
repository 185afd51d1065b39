import type { RenderedEmail } from '../../server/backend/email/buildEmail.ts';
import { brandOf } from '../../server/backend/email/emailBrand.ts';
import { Html, html } from '../../server/backend/email/html.ts';
import type { OutboxRow } from '../../server/backend/email/outbox.ts';
import { message } from '../../server/backend/messages/message.ts';
import { configOf, type Tenant } from '../../server/backend/tenant/tenant.ts';

const STYLE = new Html(`<style>
:root{color-scheme:light dark;--ink:#22262a;--soft:#5b6570;--ground:#f2f4f5;--card:#fff;--line:#dfe3e7}
@media (prefers-color-scheme:dark){:root{--ink:#f1f3f5;--soft:#b4bcc5;--ground:#16191c;--card:#22272c;--line:#444c54}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);border-top:6px solid var(--brand)}
main{max-width:1280px;margin:0 auto;padding:24px 16px}
h1{margin:0 0 8px;font-size:26px;line-height:1.25;overflow-wrap:anywhere}
h2{margin:0 0 8px;font-size:18px}
p{margin:0 0 16px}a{color:inherit}
.note{padding:12px 16px;border-left:3px solid var(--brand);background:var(--card)}
ul{list-style:none;margin:0;padding:0;background:var(--card);border-radius:8px}
li+li{border-top:1px solid var(--line)}
li a{display:block;min-height:44px;padding:12px 16px;text-decoration:none;overflow-wrap:anywhere}
li a:hover strong{text-decoration:underline}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.back{display:inline-block;padding:10px 0}
.soft{color:var(--soft)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 24px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.both{display:grid;gap:24px}
@media (min-width:1000px){.both{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
iframe{width:100%;height:900px;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{margin:0;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border-radius:8px;font:14px/1.5 ui-monospace,monospace}
</style>`);

function page(title: string, tenant: Tenant, language: string, content: Html): string {
  const { primary } = brandOf(configOf(tenant, language), '');
  return html`<!doctype html>
<html lang="${language}" style="--brand:${primary}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${STYLE}
</head>
<body><main>${content}</main></body>
</html>`.markup;
}

const writtenAt = ({ writtenAt: time }: OutboxRow, tenant: Tenant, language: string) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: configOf(tenant, language).timezoneId,
  }).format(time);

/** The emails of a tenant, newest first. */
export function listPage(rows: readonly OutboxRow[], tenant: Tenant, language: string): string {
  const title = message(language, 'devMailTitle', { store: configOf(tenant, language).name });
  const items = rows.map(
    (row) =>
      html`<li><a href="/dev/mail/${row.id}"><strong>${row.subject}</strong><br><span class="soft">${row.recipient} · ${writtenAt(row, tenant, language)}</span></a></li>`,
  );
  const list = items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${message(language, 'devMailEmpty')}</p>`;
  return page(
    title,
    tenant,
    language,
    html`<h1>${title}</h1><p class="note">${message(language, 'devMailNote')}</p>${list}`,
  );
}

function emailParts(
  row: OutboxRow,
  { html: _, text, fromName, replyTo }: RenderedEmail,
  language: string,
): Html {
  const t = (key: Parameters<typeof message>[1]) => message(language, key);
  return html`<dl><dt>${t('devMailFrom')}</dt><dd>${fromName}</dd><dt>${t('devMailTo')}</dt><dd>${row.recipient}</dd><dt>${t('devMailReplyTo')}</dt><dd>${replyTo}</dd></dl>
<div class="both">
<section><h2>${t('devMailHtml')}</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${row.id}/html" title="${row.subject}"></iframe></section>
<section><h2>${t('devMailText')}</h2><pre>${text}</pre></section>
</div>`;
}

/** One email: its HTML in a sandboxed frame, with its text next to it. email: null if it can't be rendered */
export function singlePage(
  row: OutboxRow,
  email: RenderedEmail | null,
  tenant: Tenant,
  language: string,
): string {
  const parts = email
    ? emailParts(row, email, language)
    : html`<p>${message(language, 'devMailUnreadable')}</p>`;
  return page(
    row.subject,
    tenant,
    language,
    html`<p><a class="back" href="/dev/mail">${message(language, 'devMailBack')}</a></p><h1>${row.subject}</h1><p class="soft">${message(language, 'devMailWritten')} ${writtenAt(row, tenant, language)}</p>${parts}`,
  );
}
