import { elements, textOf } from '../../../server/backend/checkout/gateways/xml.ts';
import type { Charge } from '../ledger.ts';
import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';

type Fields = Record<string, string | Record<string, string>>;

const replyMessage = (fields: Fields) =>
  elements({
    'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"': {
      'soap:Body': {
        'c:replyMessage xmlns:c="urn:schemas-cybersource-com:transaction-data-1.198"': prefixed(fields),
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
        [`ApplicationReply Name="${name}"`]: {
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

/** CyberSource's Simple Order interface over SOAP, and its report. */
export const cybersource: SandboxProvider = (app, ledger) => {
  app.post<{ Body: string }>('/commerce/1.x/transactionProcessor', ({ body }, reply) => {
    const say = (fields: Fields) => reply.type('text/xml').send(replyMessage(fields));
    const told = (isDone: boolean, requestID: string) =>
      isDone
        ? say({ requestID, decision: 'ACCEPT', reasonCode: '100' })
        : say({ requestID, decision: 'REJECT', reasonCode: '246' });
    const voided = textOf(body, 'voidRequestID');
    if (voided) return told(ledger.void(voided), voided);
    const credited = textOf(body, 'captureRequestID');
    if (credited) return told(ledger.refund(credited), credited);
    const verdict = verdictOf(textOf(body, 'accountNumber'));
    if (verdict === 'silent') return breakDown(reply);
    if (verdict === 'declined') {
      ledger.decline('cybersource', textOf(body, 'merchantReferenceCode'), textOf(body, 'grandTotalAmount'));
      return say({ requestID: '1', decision: 'REJECT', reasonCode: '204' });
    }
    if (verdict === 'error') return say({ requestID: '1', decision: 'ERROR', reasonCode: '150' });
    const taken = ledger.take(
      'cybersource',
      textOf(body, 'merchantReferenceCode'),
      textOf(body, 'grandTotalAmount'),
    );
    return say({
      requestID: taken.id,
      decision: 'ACCEPT',
      reasonCode: '100',
      ccCaptureReply: { reasonCode: '100', amount: taken.amount },
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
