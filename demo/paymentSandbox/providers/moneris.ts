import { ownValue } from '../../../contract/ownValue.ts';
import { elements, readXml, textOf } from '../../../server/backend/checkout/gateways/xml.ts';
import { APPROVE, CANCEL, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider, sendScript } from '../sandboxProvider.ts';

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

const status = { ResponseCode: '027', StatusCode: '027', StatusMessage: 'Found' };
const types: Record<string, string> = { purchase: '00', refund: '04', purchasecorrection: '11' };

/** Moneris Checkout: tickets, the frame that charges, receipts, and the gateway's status, void and refund. */
export const moneris: SandboxProvider = (app, ledger) => {
  const tickets = new Map<string, { reference: string; amount: string; isDeclined: boolean }>();
  app.get('/js/chkt_v2.00.js', (_call, reply) => sendScript(reply, script));
  app.post<{ Body: Record<string, string> }>('/request/request.php', ({ body }) => {
    if (body.action === 'preload') {
      const ticket = newToken('mco', 'approved');
      tickets.set(ticket, {
        reference: body.order_no ?? '',
        amount: body.txn_total ?? '',
        isDeclined: false,
      });
      return { response: { success: 'true', ticket } };
    }
    const charge = ledger.byApproval('moneris', body.ticket ?? '');
    if (charge) {
      const cc = { order_no: charge.reference, amount: charge.amount, transaction_no: charge.id };
      return { response: { success: 'true', receipt: { result: 'a', cc } } };
    }
    const isDeclined = tickets.get(body.ticket ?? '')?.isDeclined;
    return isDeclined
      ? { response: { success: 'true', receipt: { result: 'd' } } }
      : { response: { success: 'false', error: { ticket: 'Nothing was paid' } } };
  });
  app.post<{ Body: string }>('/gateway2/servlet/MpgRequest', ({ body }, reply) => {
    const message = readXml(body);
    const send = (fields: Record<string, string>) =>
      reply.type('text/xml').send(elements({ response: { receipt: fields } }));
    const type = /<(purchasecorrection|purchase|refund)>/.exec(body)?.[1] ?? '';
    const id = textOf(message, 'txn_number');
    if (textOf(message, 'status_check') !== 'true') {
      const isDone = type === 'refund' ? ledger.refund(id) : ledger.void(id);
      return send({ ResponseCode: isDone ? '001' : '476', Message: isDone ? 'APPROVED' : 'DECLINED' });
    }
    const charge = ledger.of('moneris', textOf(message, 'order_id'))[0];
    const reversal = charge?.isSettled ? 'refund' : 'purchasecorrection';
    const isFound = charge && (type === 'purchase' || (charge.state === 'released' && type === reversal));
    return isFound
      ? send({
          ...status,
          TransType: ownValue(types, type) ?? '',
          TransID: charge.id,
          TransAmount: charge.amount,
        })
      : send({ ResponseCode: 'null', StatusCode: '983', StatusMessage: 'Not Found' });
  });
  app.get<{ Params: { ticket: string }; Querystring: { declined?: string } }>(
    '/frame/:ticket',
    ({ params: { ticket }, query }, reply) => {
      const order = tickets.get(ticket);
      if (order && query.declined) order.isDeclined = true;
      const complete = { message: { ticket, event: 'payment_complete' } };
      const approve = { ...complete, decide: `${ticket}/decide` };
      return sendApprovalPage(reply, {
        provider: 'Moneris',
        amount: `${order?.amount ?? ''} CAD`,
        choices: query.declined
          ? { 'Continue with the declined card': complete }
          : {
              [APPROVE]: approve,
              'Use a card that is declined': { href: `${ticket}?declined=1` },
              [CANCEL]: { message: { ticket, event: 'cancel_transaction' } },
            },
      });
    },
  );
  app.post<{ Params: { ticket: string } }>('/frame/:ticket/decide', ({ params: { ticket } }, reply) => {
    const order = tickets.get(ticket);
    if (order && !order.isDeclined) ledger.take('moneris', order.reference, order.amount, ticket);
    return reply.code(204).send();
  });
};
