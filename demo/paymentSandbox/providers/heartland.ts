import { elements, textOf } from '../../../server/backend/checkout/gateways/xml.ts';
import type { Charge } from '../ledger.ts';
import {
  newToken,
  type SandboxProvider,
  sendScript,
  sendUnavailable,
  verdictOf,
} from '../sandboxProvider.ts';

const posResponse = (fields: Record<string, string | Record<string, unknown>>) =>
  elements({
    'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"': {
      'soap:Body': { 'PosResponse xmlns="http://Hps.Exchange.PosGateway"': fields },
    },
  });

const linesOf = ({ id, reference, amount, state, isSettled }: Charge) => {
  const line = {
    InvoiceNbr: reference,
    Amt: amount,
    AuthAmt: amount,
    RspCode: state === 'declined' ? '05' : '00',
  };
  const status = isSettled ? 'C' : { declined: 'I', released: 'V', taken: 'A' }[state];
  const sale = { GatewayTxnId: id, ServiceName: 'CreditSale', TxnStatus: status, ...line };
  const creditReturn = {
    GatewayTxnId: `${id}9`,
    OriginalGatewayTxnId: id,
    ServiceName: 'CreditReturn',
    TxnStatus: 'A',
  };
  const isRefunded = isSettled && state === 'released';
  return [sale, ...(isRefunded ? [{ ...creditReturn, ...line }] : [])]
    .map((transaction) => elements({ Transactions: transaction }))
    .join('');
};

/** Heartland: tokens by JSONP for the browser, and the Portico SOAP API for the shop's server. */
export const heartland: SandboxProvider = (app, ledger) => {
  app.get<{ Querystring: Record<string, string> }>('/SecureSubmit.v1/api/token', ({ query }, reply) => {
    const callback = /^\w+$/.test(query.callback ?? '') ? query.callback : 'callback';
    const verdict = verdictOf(query['card[number]'] ?? '');
    // The verdict `error` is a card number that the provider cannot read.
    const response =
      verdict === 'error' ? {} : { token_value: newToken('supt', verdict), token_type: 'supt' };
    return sendScript(reply, `${callback}(${JSON.stringify(response)})`);
  });
  app.post<{ Body: string }>('/PosGatewayService.asmx', ({ body }, reply) => {
    const send = (fields: Record<string, string | Record<string, unknown>>) =>
      reply.type('text/xml').send(posResponse(fields));
    const sendResult = (isDone: boolean) =>
      send({
        GatewayRspCode: isDone ? '0' : '3',
        GatewayRspMsg: isDone ? 'Success' : 'Transaction not active',
      });
    if (body.includes('<CreditVoid>')) return sendResult(ledger.void(textOf(body, 'GatewayTxnId')));
    if (body.includes('<CreditReturn>')) return sendResult(ledger.refund(textOf(body, 'GatewayTxnId')));
    if (body.includes('<FindTransactions>')) {
      const found = ledger.of('heartland', textOf(body, 'InvoiceNbr')).map(linesOf).join('');
      return reply
        .type('text/xml')
        .send(
          posResponse({ GatewayRspCode: '0', FindTransactions: {} }).replace(
            '<FindTransactions>',
            `<FindTransactions>${found}`,
          ),
        );
    }
    const verdict = verdictOf(textOf(body, 'TokenValue'));
    if (verdict === 'silent') return sendUnavailable(reply);
    const [token, reference] = [textOf(body, 'TokenValue'), textOf(body, 'InvoiceNbr')];
    if (verdict !== 'approved' || ledger.isSpent('heartland', token, reference)) {
      ledger.decline('heartland', reference, textOf(body, 'Amt'));
      return send({
        GatewayRspCode: '0',
        GatewayTxnId: '1',
        RspCode: '05',
        RspText: 'The card was declined.',
      });
    }
    const { id, amount } = ledger.take('heartland', reference, textOf(body, 'Amt'), token);
    return send({
      GatewayRspCode: '0',
      GatewayTxnId: id,
      RspCode: '00',
      RspText: 'APPROVAL',
      AuthAmt: amount,
    });
  });
};
