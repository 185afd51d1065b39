import { elements } from '../../../server/backend/checkout/gateways/xml.ts';
import type { Charge } from '../ledger.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  verdictOf,
} from '../sandboxProvider.ts';

/** Collect.js, inline variant: its fields are frames with the sandbox's origin, so that the shop's page never sees the card. */
const collect = `(() => {
  const base = new URL('.', document.currentScript.src).href;
  const session = crypto.randomUUID();
  const labels = { ccnumber: 'Card number', ccexp: 'Expiry date, MM / YY', cvv: 'Security code' };
  let options = {};
  const valid = {};
  const unsaved = new Set();
  let isRequested = false;
  const sendToken = async () => {
    if (!isRequested || unsaved.size > 0) return;
    isRequested = false;
    const response = await fetch(base + 'token?session=' + session);
    options.callback?.(await response.json());
  };
  window.addEventListener('message', ({ data, origin }) => {
    if (origin !== new URL(base).origin || data?.session !== session) return;
    if (data.isSaved) {
      unsaved.delete(data.field);
      return sendToken();
    }
    unsaved.add(data.field);
    valid[data.field] = data.isValid;
    options.validationCallback?.(data.field, data.isValid, data.isValid ? 'Success' : 'Invalid');
  });
  window.CollectJS = {
    configure(values) {
      options = values;
      let pending = 0;
      for (const [field, label] of Object.entries(labels)) {
        const container = document.querySelector(options.fields?.[field]?.selector);
        if (!container) continue;
        pending += 1;
        const frame = document.createElement('iframe');
        frame.title = options.fields[field].title ?? label;
        frame.src = base + 'field?' + new URLSearchParams({ field, label: frame.title, session, shop: location.origin });
        frame.style.cssText = 'display:block;width:100%;height:46px;border:0';
        frame.onload = () => { pending -= 1; if (pending === 0) options.fieldsAvailableCallback?.(); };
        container.replaceChildren(frame);
      }
    },
    startPaymentRequest() {
      const missing = Object.keys(labels).filter((field) => !valid[field]);
      for (const field of missing) options.validationCallback?.(field, false, 'Field is empty');
      isRequested = missing.length === 0;
      sendToken();
    },
  };
})();`;

const fieldPage = (
  label: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${label}</title>
<style>body{margin:0}input{box-sizing:border-box;width:100%;height:44px;padding:0 12px;border:1px solid #8d887f;border-radius:6px;font:16px system-ui}</style>
<input inputmode="numeric" autocomplete="off"><script>
const params = new URLSearchParams(location.search);
const input = document.querySelector('input');
input.ariaLabel = params.get('label');
const rules = { ccnumber: /^\\d{12,19}$/, ccexp: /^(0[1-9]|1[0-2])\\d{2}$/, cvv: /^\\d{3,4}$/ };
input.oninput = async () => {
  const value = input.value.replace(/\\D/g, '');
  const field = params.get('field'), session = params.get('session');
  const report = (facts) => parent.postMessage({ field, session, ...facts }, params.get('shop'));
  report({ isValid: rules[field].test(value) });
  await fetch('keep', { method: 'POST', body: new URLSearchParams({ field, session, value }) });
  report({ isSaved: true });
};</script></html>`;

const linesOf = ({ id, reference, amount, state, isSettled }: Charge) => {
  const transaction = (fields: Record<string, string>, action_type: string) =>
    elements({
      transaction: {
        ...fields,
        order_id: reference,
        action: { amount, action_type, success: state === 'declined' ? '0' : '1' },
      },
    });
  const isReleased = state === 'released';
  const open = { declined: 'failed', released: 'canceled', taken: 'pendingsettlement' }[state];
  const condition = isSettled ? 'complete' : open;
  const sale = transaction({ transaction_id: id, condition }, 'sale');
  const refund = { transaction_id: `${id}9`, original_transaction_id: id, condition: 'pendingsettlement' };
  return isReleased && isSettled ? sale + transaction(refund, 'refund') : sale;
};

/** NMI: Collect.js and its fields for the browser; transact.php and query.php for the shop's server. */
export const nmi: SandboxProvider = (app, ledger) => {
  /** Card numbers by session, until a token replaces them. */
  const numbers = new Map<string, string>();
  app.get('/token/Collect.js', (_call, reply) => sendScript(reply, collect));
  app.get<{ Querystring: { label: string } }>('/token/field', ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(fieldPage(query.label.replace(/[<>&"]/g, ''))),
  );
  app.post<{ Body: Record<string, string> }>('/token/keep', ({ body }) => {
    if (body.field === 'ccnumber') numbers.set(body.session ?? '', body.value ?? '');
    return {};
  });
  app.get<{ Querystring: { session: string } }>('/token/token', ({ query }) => {
    const number = numbers.get(query.session) ?? '';
    numbers.delete(query.session);
    return {
      token: newToken('nmi', verdictOf(number)),
      card: { number: `${number.slice(0, 4)}********${number.slice(-4)}`, type: 'visa' },
    };
  });
  app.post<{ Body: Record<string, string> }>('/api/transact.php', ({ body }, reply) => {
    const send = (fields: Record<string, string>) =>
      reply.type('text/plain').send(new URLSearchParams(fields).toString());
    if (body.type === 'void' || body.type === 'refund') {
      const id = body.transactionid ?? '';
      const isDone = body.type === 'void' ? ledger.void(id) : ledger.refund(id);
      return isDone
        ? send({ response: '1', responsetext: 'SUCCESS', transactionid: id })
        : send({ response: '3', responsetext: `The transaction can't be given back REFID:${id}` });
    }
    const verdict = verdictOf(body.payment_token ?? '');
    if (verdict === 'silent') return sendUnavailable(reply);
    const { payment_token = '', orderid = '', amount = '' } = body;
    if (verdict === 'declined') {
      ledger.decline('nmi', orderid, amount);
      return send({ response: '2', responsetext: 'DECLINE', transactionid: '1' });
    }
    if (verdict === 'error' || ledger.isSpent('nmi', payment_token, orderid))
      return send({ response: '3', responsetext: 'Processor error', transactionid: '' });
    const { id } = ledger.take('nmi', orderid, amount, payment_token);
    return send({ response: '1', responsetext: 'SUCCESS', transactionid: id });
  });
  app.post<{ Body: Record<string, string> }>('/api/query.php', ({ body }, reply) =>
    reply.type('text/xml').send(
      `<nm_response>${ledger
        .of('nmi', body.order_id ?? '')
        .map(linesOf)
        .join('')}</nm_response>`,
    ),
  );
};
