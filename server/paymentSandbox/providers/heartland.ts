import { elements, textOf } from '../../store/checkout/gateways/xml.ts';
import { breakDown, type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';
import { verdictOf } from '../verdict.ts';

const posResponse = (fields: Record<string, string>) =>
  elements({
    'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"': {
      'soap:Body': { 'PosResponse xmlns="http://Hps.Exchange.PosGateway"': fields },
    },
  });

/** Heartland: a token by JSONP for the browser, Portico's SOAP for the shop. */
export const heartland: SandboxProvider = (app, ledger) => {
  app.get<{ Querystring: Record<string, string> }>('/SecureSubmit.v1/api/token', ({ query }, reply) => {
    const callback = /^\w+$/.test(query.callback ?? '') ? query.callback : 'callback';
    const verdict = verdictOf(query['card[number]'] ?? '');
    // A card that the provider cannot even read gets no token.
    const said = verdict === 'error' ? {} : { token_value: newToken('supt', verdict), token_type: 'supt' };
    return sendScript(reply, `${callback}(${JSON.stringify(said)})`);
  });
  app.post<{ Body: string }>('/PosGatewayService.asmx', ({ body }, reply) => {
    const say = (fields: Record<string, string>) => reply.type('text/xml').send(posResponse(fields));
    if (body.includes('<CreditVoid>')) {
      ledger.release(textOf(body, 'GatewayTxnId'));
      return say({ GatewayRspCode: '0', GatewayRspMsg: 'Success' });
    }
    const verdict = verdictOf(textOf(body, 'TokenValue'));
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved')
      return say({
        GatewayRspCode: '0',
        GatewayTxnId: '1',
        RspCode: '05',
        RspText: 'The card was declined.',
      });
    const { id } = ledger.take('heartland', textOf(body, 'InvoiceNbr'), textOf(body, 'Amt'));
    return say({ GatewayRspCode: '0', GatewayTxnId: id, RspCode: '00', RspText: 'APPROVAL' });
  });
};
