import * as z from 'zod/mini';
import { type SandboxProvider, sendUnavailable, verdictOf } from '../sandboxProvider.ts';
import { reportOf } from './authorizenetReport.ts';

const createTransactionBody = z.object({
  createTransactionRequest: z.object({
    merchantAuthentication: z.object({ name: z.string(), transactionKey: z.string() }),
    refId: z.string(),
    transactionRequest: z.object({
      transactionType: z.string(),
      amount: z.optional(z.string()),
      refTransId: z.optional(z.string()),
      payment: z.optional(
        z.object({
          creditCard: z.optional(z.object({ cardNumber: z.string() })),
          opaqueData: z.optional(z.object({ dataValue: z.string() })),
        }),
      ),
    }),
  }),
});

const ok = { resultCode: 'Ok', message: [{ code: 'I00001', text: 'Successful.' }] };
const failed = {
  resultCode: 'Error',
  message: [{ code: 'E00027', text: 'The transaction was unsuccessful.' }],
};
const errors = {
  notFound: {
    responseCode: '3',
    errors: [{ errorCode: '16', errorText: 'The transaction cannot be found.' }],
  },
  declined: {
    responseCode: '2',
    errors: [{ errorCode: '2', errorText: 'This transaction has been declined.' }],
  },
  error: {
    responseCode: '3',
    errors: [
      { errorCode: '19', errorText: 'An error occurred during processing. Please try again in 5 minutes.' },
    ],
  },
};

/** Authorize.Net's JSON API: createTransactionRequest for cards and for Apple Pay's opaque data, and the reports. */
export const authorizenetApi: SandboxProvider = (app, ledger) => {
  app.post('/xml/v1/request.api', (call, reply) => {
    const send = (body: object) => reply.type('application/json').send(`\uFEFF${JSON.stringify(body)}`);
    const [name = '', body] = Object.entries(z.parse(z.record(z.string(), z.unknown()), call.body))[0] ?? [];
    const report = reportOf(ledger, name, body);
    if (report) return send(report);
    const { refId, transactionRequest } = z.parse(createTransactionBody, call.body).createTransactionRequest;
    const { payment, transactionType, amount = '', refTransId = '' } = transactionRequest;
    if (transactionType === 'voidTransaction' || transactionType === 'refundTransaction') {
      const isDone =
        transactionType === 'voidTransaction' ? ledger.void(refTransId) : ledger.refund(refTransId);
      return isDone
        ? send({ transactionResponse: { responseCode: '1', transId: refTransId }, messages: ok })
        : send({ transactionResponse: errors.notFound, messages: failed });
    }
    const opaque = payment?.opaqueData && Buffer.from(payment.opaqueData.dataValue, 'base64').toString();
    const applePay = opaque && z.parse(z.object({ data: z.string() }), JSON.parse(opaque)).data;
    const verdict = verdictOf(payment?.creditCard?.cardNumber ?? applePay ?? '');
    if (verdict === 'silent') return sendUnavailable(reply);
    if (applePay && ledger.isSpent('authorizenet', applePay, refId))
      return send({ transactionResponse: errors.error, messages: failed });
    if (verdict !== 'approved') {
      ledger.decline('authorizenet', refId, amount);
      return send({ transactionResponse: errors[verdict], messages: failed });
    }
    const { id } = ledger.take('authorizenet', refId, amount, applePay);
    return send({ transactionResponse: { responseCode: '1', transId: id }, messages: ok });
  });
};

const aimResponses = {
  declined: '2|1|2|This transaction has been declined.|||0|',
  error: '3|1|19|An error occurred during processing. Please try again in 5 minutes.|||0|',
};

/** Authorize.Net's form API (AIM): the response is one line of fields. */
export const authorizenet: SandboxProvider = (app, ledger) => {
  app.post<{ Body: Record<string, string> }>('/gateway/transact.dll', ({ body }, reply) => {
    const verdict = verdictOf(body.x_card_num ?? '');
    if (verdict === 'silent') return sendUnavailable(reply);
    if (verdict !== 'approved') {
      ledger.decline('authorizenet', body.x_invoice_num ?? '', body.x_amount ?? '');
      return reply.type('text/plain').send(aimResponses[verdict]);
    }
    const { id } = ledger.take('authorizenet', body.x_invoice_num ?? '', body.x_amount ?? '');
    return reply.type('text/plain').send(`1|1|1|This transaction has been approved.|A1B2C3|Y|${id}|`);
  });
};
