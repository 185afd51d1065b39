import type { FastifyReply } from 'fastify';

/**
 * What a button does: an address to go to, or a message to the shop's page that opened this one. decide: posted to the
 * provider before that, for it remembers the verdict; what the shop gets does not tell it.
 */
type Choice = { href: string } | { say: object; decide?: string };

interface Page {
  provider: string;
  /** What is paid: 1299.00 USD */
  amount: string;
  choices: Readonly<Record<string, Choice>>;
}

const inHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f3f4f7;color:#1b1f2a;display:grid;place-items:center;min-height:100vh}
main{background:#fff;border-radius:14px;padding:32px;width:min(24rem,calc(100vw - 32px));box-sizing:border-box;box-shadow:0 12px 40px rgb(20 30 60/14%)}
h1{font-size:1.25rem;margin:0 0 4px}p{margin:0 0 20px;color:#545b6b}strong{display:block;font-size:1.75rem;color:#1b1f2a}
a,button{display:block;width:100%;box-sizing:border-box;min-height:48px;margin-top:10px;padding:12px;border:1px solid #c6cbd8;border-radius:10px;background:#fff;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
:is(a,button):first-of-type{background:#1f3fae;border-color:#1f3fae;color:#fff}`;

function button(label: string, choice: Choice): string {
  if ('href' in choice) return `<a href="${inHtml(choice.href)}">${inHtml(label)}</a>`;
  const decide = choice.decide ? ` data-decide="${inHtml(choice.decide)}"` : '';
  return `<button data-say="${inHtml(JSON.stringify(choice.say))}"${decide}>${inHtml(label)}</button>`;
}

/** A provider's own page, in a window, a frame or after a redirect: what is paid, and what the shopper may answer. */
export function sendApprovalPage(reply: FastifyReply, { provider, amount, choices }: Page) {
  const buttons = Object.entries(choices).map(([label, choice]) => button(label, choice));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${inHtml(provider)} sandbox</title><style>${style}</style>
<main><h1>${inHtml(provider)}</h1><p>Sandbox: no money moves.<strong>${inHtml(amount)}</strong></p>${buttons.join('')}</main>
<script>for (const one of document.querySelectorAll('[data-say]')) one.onclick = async () => {
  if (one.dataset.decide) await fetch(one.dataset.decide, { method: 'POST' });
  const shop = window.opener ?? window.parent;
  shop.postMessage(JSON.parse(one.dataset.say), '*');
  if (window.opener) window.close();
};</script></html>`;
  return reply.type('text/html; charset=utf-8').send(html);
}
