import { elements, readXml, textOf } from '../../../server/backend/checkout/gateways/xml.ts';
import type { Charge } from '../ledger.ts';
import { type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';

type Fields = Record<string, string | Record<string, string>>;

const replyMessage = (fields: Fields) =>
  elements({
    'soap:Envelope': {
      '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Body': {
        'c:replyMessage': {
          '@xmlns:c': 'urn:schemas-cybersource-com:transaction-data-1.198',
          ...prefixed(fields),
        },
      },
    },
  });
const prefixed = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`c:${name}`, value]));

const requestsOf = ({ id, reference, amount, state, isSettled }: Charge) => {
  const isDeclined = state === 'declined';
  const request = (requestId: string, names: string[]) => {
    const replies = names.map((name) =>
      elements({
        ApplicationReply: {
          '@Name': name,
          RCode: isDeclined ? '0' : '1',
          RFlag: isDeclined ? 'DCARDREFUSED' : 'SOK',
        },
      }),
    );
    const payment = elements({ PaymentData: { Amount: amount, CurrencyCode: 'USD' } });
    return `<Request MerchantReferenceNumber="${reference}" RequestID="${requestId}"><ApplicationReplies>${replies.join('')}</ApplicationReplies>${payment}</Request>`;
  };
  const sale = request(id, ['ics_auth', 'ics_bill']);
  return state === 'released' ? sale + request(`${id}9`, [isSettled ? 'ics_credit' : 'ics_void']) : sale;
};

/** CyberSource's Simple Order API over SOAP, and its report. */
export const cybersource: SandboxProvider = (app, ledger) => {
  app.post<{ Body: string }>('/commerce/1.x/transactionProcessor', ({ body }, reply) => {
    const message = readXml(body);
    const send = (fields: Fields) => reply.type('text/xml').send(replyMessage(fields));
    const sendResult = (isDone: boolean, requestID: string) =>
      isDone
        ? send({ requestID, decision: 'ACCEPT', reasonCode: '100' })
        : send({ requestID, decision: 'REJECT', reasonCode: '246' });
    const voidId = textOf(message, 'voidRequestID');
    if (voidId) return sendResult(ledger.void(voidId), voidId);
    const refundId = textOf(message, 'captureRequestID');
    if (refundId) return sendResult(ledger.refund(refundId), refundId);
    const verdict = verdictOf(textOf(message, 'accountNumber'));
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict === 'declined') {
      ledger.decline(
        'cybersource',
        textOf(message, 'merchantReferenceCode'),
        textOf(message, 'grandTotalAmount'),
      );
      return send({ requestID: '1', decision: 'REJECT', reasonCode: '204' });
    }
    if (verdict === 'error') return send({ requestID: '1', decision: 'ERROR', reasonCode: '150' });
    const charge = ledger.take(
      'cybersource',
      textOf(message, 'merchantReferenceCode'),
      textOf(message, 'grandTotalAmount'),
    );
    return send({
      requestID: charge.id,
      decision: 'ACCEPT',
      reasonCode: '100',
      ccCaptureReply: { reasonCode: '100', amount: charge.amount },
    });
  });
  app.post<{ Body: Record<string, string> }>('/ebc/Query', ({ body, headers }, reply) => {
    if (!headers.authorization?.startsWith('Basic ')) return reply.code(401).send('Unauthorized');
    const charges = ledger.of('cybersource', body.merchantReferenceNumber ?? '');
    const requests = charges.map(requestsOf).join('');
    return reply
      .type('text/xml')
      .send(`<Report Name="Transaction Detail"><Requests>${requests}</Requests></Report>`);
  });
};
