import { elements, textOf } from '../../store/checkout/gateways/xml.ts';
import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';

const replyMessage = (fields: Record<string, string>) =>
  elements({
    'soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"': {
      'soap:Body': {
        'c:replyMessage xmlns:c="urn:schemas-cybersource-com:transaction-data-1.198"': prefixed(fields),
      },
    },
  });
const prefixed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`c:${name}`, value]));

/** CyberSource's Simple Order interface over SOAP. */
export const cybersource: SandboxProvider = (app, ledger) => {
  app.post<{ Body: string }>('/commerce/1.x/transactionProcessor', ({ body }, reply) => {
    const say = (fields: Record<string, string>) => reply.type('text/xml').send(replyMessage(fields));
    const voided = textOf(body, 'voidRequestID');
    if (voided) {
      ledger.release(voided);
      return say({ requestID: voided, decision: 'ACCEPT', reasonCode: '100' });
    }
    const verdict = verdictOf(textOf(body, 'accountNumber'));
    if (verdict === 'silent') return breakDown(reply);
    if (verdict === 'declined') return say({ requestID: '1', decision: 'REJECT', reasonCode: '204' });
    if (verdict === 'error') return say({ requestID: '1', decision: 'ERROR', reasonCode: '150' });
    const taken = ledger.take(
      'cybersource',
      textOf(body, 'merchantReferenceCode'),
      textOf(body, 'grandTotalAmount'),
    );
    return say({ requestID: taken.id, decision: 'ACCEPT', reasonCode: '100' });
  });
};
