import type { FastifyReply } from 'fastify';
import { escapeMarkup } from '../../contract/escapeMarkup.ts';

export const APPROVE = 'Approve payment';
export const DECLINE = 'Decline payment';
export const CANCEL = 'Cancel and return';

/**
 * A link, or a button that posts a message to the storefront's window. decide: a URL to which the button posts first, for providers that do
 * not reveal the verdict to the browser
 */
type Choice = { href: string } | { message: object; decide?: string };

interface Page {
  provider: string;
  /** 1299.00 USD, or a sentence if there is no amount. */
  amount: string;
  /** Choices by label. */
  choices: Readonly<Record<string, Choice>>;
}

const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f3f4f7;color:#1b1f2a;display:grid;place-items:center;min-height:100vh}
main{background:#fff;border-radius:14px;padding:32px;width:min(24rem,calc(100vw - 32px));box-sizing:border-box;box-shadow:0 12px 40px rgb(20 30 60/14%)}
h1{font-size:1.25rem;margin:0 0 4px}p{margin:0 0 20px;color:#545b6b}strong{display:block;font-size:1.75rem;color:#1b1f2a}
a,button{display:block;width:100%;box-sizing:border-box;min-height:48px;margin-top:10px;padding:12px;border:1px solid #c6cbd8;border-radius:10px;background:#fff;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
:is(a,button):first-of-type{background:#1f3fae;border-color:#1f3fae;color:#fff}`;

function button(label: string, choice: Choice): string {
  if ('href' in choice) return `<a href="${escapeMarkup(choice.href)}">${escapeMarkup(label)}</a>`;
  const decide = choice.decide ? ` data-decide="${escapeMarkup(choice.decide)}"` : '';
  return `<button data-message="${escapeMarkup(JSON.stringify(choice.message))}"${decide}>${escapeMarkup(label)}</button>`;
}

/** Sends the page on which the shopper approves or declines, in a window, in a frame or after a redirect. */
export function sendApprovalPage(reply: FastifyReply, { provider, amount, choices }: Page) {
  const buttons = Object.entries(choices).map(([label, choice]) => button(label, choice));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(provider)} sandbox</title><style>${style}</style>
<main><h1>${escapeMarkup(provider)}</h1><p>Sandbox: no money moves.<strong>${escapeMarkup(amount)}</strong></p>${buttons.join('')}</main>
<script>for (const button of document.querySelectorAll('[data-message]')) button.onclick = async () => {
  if (button.dataset.decide) await fetch(button.dataset.decide, { method: 'POST' });
  const storefront = window.opener ?? window.parent;
  storefront.postMessage(JSON.parse(button.dataset.message), '*');
  if (window.opener) window.close();
};</script></html>`;
  return reply.type('text/html; charset=utf-8').send(html);
}

/**
 * The first lines of a provider's script, wrapped in a function. showWindow(path) covers the storefront with the provider's page and
 * resolves to the message that the page posts.
 */
export const windowScript = `
  const base = new URL('..', document.currentScript.src).href;
  const showWindow = (path) => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = 'Payment provider';
    frame.src = base + path;
    frame.style.cssText = 'position:fixed;inset:0;z-index:2147483000;width:100%;height:100%;border:0';
    const listen = ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      window.removeEventListener('message', listen);
      frame.remove();
      resolve(data);
    };
    window.addEventListener('message', listen);
    document.body.append(frame);
    frame.focus();
  });
`;
