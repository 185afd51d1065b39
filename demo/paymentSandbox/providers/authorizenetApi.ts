import * as z from 'zod/mini';
import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';
import { reportOf } from './authorizenetReport.ts';

const request = z.object({
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

/** Authorize.Net's JSON interface: createTransactionRequest, for cards and for Apple Pay's opaque data. */
export const authorizenetApi: SandboxProvider = (app, ledger) => {
  app.post('/xml/v1/request.api', (call, reply) => {
    const said = (body: object) => reply.type('application/json').send(`\uFEFF${JSON.stringify(body)}`);
    const [name = '', body] = Object.entries(z.parse(z.record(z.string(), z.unknown()), call.body))[0] ?? [];
    const report = reportOf(ledger, name, body);
    if (report) return said(report);
    const { refId, transactionRequest } = z.parse(request, call.body).createTransactionRequest;
    const { payment, transactionType, amount = '', refTransId = '' } = transactionRequest;
    if (transactionType === 'voidTransaction' || transactionType === 'refundTransaction') {
      const isDone =
        transactionType === 'voidTransaction' ? ledger.void(refTransId) : ledger.refund(refTransId);
      return isDone
        ? said({ transactionResponse: { responseCode: '1', transId: refTransId }, messages: ok })
        : said({ transactionResponse: errors.notFound, messages: failed });
    }
    const opaque = payment?.opaqueData && Buffer.from(payment.opaqueData.dataValue, 'base64').toString();
    const applePay = opaque && z.parse(z.object({ data: z.string() }), JSON.parse(opaque)).data;
    const verdict = verdictOf(payment?.creditCard?.cardNumber ?? applePay ?? '');
    if (verdict === 'silent') return breakDown(reply);
    if (applePay && ledger.isSpent('authorizenet', applePay, refId))
      return said({ transactionResponse: errors.error, messages: failed });
    if (verdict !== 'approved') {
      ledger.decline('authorizenet', refId, amount);
      return said({ transactionResponse: errors[verdict], messages: failed });
    }
    const { id } = ledger.take('authorizenet', refId, amount, applePay);
    return said({ transactionResponse: { responseCode: '1', transId: id }, messages: ok });
  });
};
