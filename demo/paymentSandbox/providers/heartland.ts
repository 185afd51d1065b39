import { elements, readXml, textOf } from '../../../server/backend/checkout/gateways/xml.ts';
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
    'soap:Envelope': {
      '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Body': { PosResponse: { '@xmlns': 'http://Hps.Exchange.PosGateway', ...fields } },
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
  return [sale, ...(isRefunded ? [{ ...creditReturn, ...line }] : [])];
};

/** Heartland: tokens by JSONP for the browser, and the Portico SOAP API for the shop's server. */
export const heartland: SandboxProvider = (app, ledger) => {
  app.get<{ Querystring: Record<string, string> }>('/SecureSubmit.v1/api/token', ({ query }, reply) => {
    const callback = /^\w+$/.test(query.callback ?? '') ? query.callback : 'callback';
    const verdict = verdictOf(query['card[number]'] ?? '');
    // The verdict `error` simulates a card number that the provider can't read.
    const response =
      verdict === 'error' ? {} : { token_value: newToken('supt', verdict), token_type: 'supt' };
    return sendScript(reply, `${callback}(${JSON.stringify(response)})`);
  });
  app.post<{ Body: string }>('/PosGatewayService.asmx', ({ body }, reply) => {
    const message = readXml(body);
    const send = (fields: Record<string, string | Record<string, unknown>>) =>
      reply.type('text/xml').send(posResponse(fields));
    const sendResult = (isDone: boolean) =>
      send({
        GatewayRspCode: isDone ? '0' : '3',
        GatewayRspMsg: isDone ? 'Success' : 'Transaction not active',
      });
    if (body.includes('<CreditVoid>')) return sendResult(ledger.void(textOf(message, 'GatewayTxnId')));
    if (body.includes('<CreditReturn>')) return sendResult(ledger.refund(textOf(message, 'GatewayTxnId')));
    if (body.includes('<FindTransactions>')) {
      const Transactions = ledger.of('heartland', textOf(message, 'InvoiceNbr')).flatMap(linesOf);
      return send({ GatewayRspCode: '0', FindTransactions: { Transactions } });
    }
    const verdict = verdictOf(textOf(message, 'TokenValue'));
    if (verdict === 'silent') return sendUnavailable(reply);
    const [token, reference] = [textOf(message, 'TokenValue'), textOf(message, 'InvoiceNbr')];
    if (verdict !== 'approved' || ledger.isSpent('heartland', token, reference)) {
      ledger.decline('heartland', reference, textOf(message, 'Amt'));
      return send({
        GatewayRspCode: '0',
        GatewayTxnId: '1',
        RspCode: '05',
        RspText: 'The card was declined.',
      });
    }
    const { id, amount } = ledger.take('heartland', reference, textOf(message, 'Amt'), token);
    return send({
      GatewayRspCode: '0',
      GatewayTxnId: id,
      RspCode: '00',
      RspText: 'APPROVAL',
      AuthAmt: amount,
    });
  });
};
