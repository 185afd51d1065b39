import { sendApprovalPage } from '../approvalPage.ts';
import { type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';

const script = `(() => {
  const base = new URL('..', document.currentScript.src).href;
  window.monerisCheckout = class {
    callbacks = {};
    setMode() {}
    setCheckoutDiv(id) { this.id = id; }
    setCallback(event, callback) { this.callbacks[event] = callback; }
    startCheckout(ticket) {
      const frame = document.createElement('iframe');
      frame.title = 'Moneris';
      frame.src = base + 'frame/' + ticket;
      frame.style.cssText = 'width:100%;height:420px;border:0';
      document.getElementById(this.id).replaceChildren(frame);
      this.listen = ({ data, origin }) => {
        if (origin !== new URL(base).origin || data?.ticket !== ticket) return;
        this.callbacks[data.event]?.(JSON.stringify({ handler: data.event, ticket, response_code: '001' }));
      };
      window.addEventListener('message', this.listen);
    }
    closeCheckout() {
      window.removeEventListener('message', this.listen);
      document.getElementById(this.id)?.replaceChildren();
    }
  };
})();`;

/** Moneris Checkout: tickets, its frame and its receipts. */
export const moneris: SandboxProvider = (app, ledger) => {
  const asked = new Map<string, { reference: string; amount: string; isDeclined: boolean }>();
  app.get('/js/chkt_v2.00.js', (_call, reply) => sendScript(reply, script));
  app.post<{ Body: Record<string, string> }>('/request/request.php', ({ body }) => {
    if (body.action === 'preload') {
      const ticket = newToken('mco', 'approved');
      asked.set(ticket, { reference: body.order_no ?? '', amount: body.txn_total ?? '', isDeclined: false });
      return { response: { success: 'true', ticket } };
    }
    const order = asked.get(body.ticket ?? '');
    if (!order || order.isDeclined) return { response: { success: 'true', receipt: { result: 'd' } } };
    const { reference: order_no, amount } = order;
    const cc = { order_no, amount, transaction_no: ledger.take('moneris', order_no, amount).id };
    return { response: { success: 'true', receipt: { result: 'a', cc } } };
  });
  app.post<{ Body: string }>('/gateway2/servlet/MpgRequest', ({ body }, reply) => {
    const isTaken = ledger.release(/<txn_number>(\d+)</.exec(body)?.[1] ?? '');
    const code = isTaken ? '001' : '476';
    return reply
      .type('text/xml')
      .send(`<response><receipt><ResponseCode>${code}</ResponseCode></receipt></response>`);
  });
  app.get<{ Params: { ticket: string }; Querystring: { declined?: string } }>(
    '/frame/:ticket',
    ({ params: { ticket }, query }, reply) => {
      const order = asked.get(ticket);
      if (order && query.declined) order.isDeclined = true;
      const complete = { say: { ticket, event: 'payment_complete' } };
      return sendApprovalPage(reply, {
        provider: 'Moneris',
        amount: `${order?.amount ?? ''} CAD`,
        choices: query.declined
          ? { 'Continue with the declined card': complete }
          : {
              'Approve payment': complete,
              'Use a card that is declined': { href: `${ticket}?declined=1` },
              'Cancel and return': { say: { ticket, event: 'cancel_transaction' } },
            },
      });
    },
  );
};
