import * as z from 'zod/mini';
import { breakDown, type SandboxProvider } from '../sandboxProvider.ts';
import { verdictOf } from '../verdict.ts';

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
    const { refId, transactionRequest } = z.parse(request, call.body).createTransactionRequest;
    const { payment, amount = '', refTransId = '' } = transactionRequest;
    const said = (body: object) => reply.type('application/json').send(`\uFEFF${JSON.stringify(body)}`);
    if (transactionRequest.transactionType === 'voidTransaction') {
      ledger.release(refTransId);
      return said({ transactionResponse: { responseCode: '1', transId: refTransId }, messages: ok });
    }
    const opaque = payment?.opaqueData && Buffer.from(payment.opaqueData.dataValue, 'base64').toString();
    const applePay = opaque && z.parse(z.object({ data: z.string() }), JSON.parse(opaque)).data;
    const verdict = verdictOf(payment?.creditCard?.cardNumber ?? applePay ?? '');
    if (verdict === 'silent') return breakDown(reply);
    if (verdict !== 'approved') return said({ transactionResponse: errors[verdict], messages: failed });
    const { id } = ledger.take('authorizenet', refId, amount);
    return said({ transactionResponse: { responseCode: '1', transId: id }, messages: ok });
  });
};
