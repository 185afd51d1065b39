import { APPROVE, CANCEL, sendApprovalPage } from '../approvalPage.ts';
import { newToken, type SandboxProvider, sendScript } from '../sandboxProvider.ts';

const script = `(() => {
  const base = new URL('.', document.currentScript.src).href;
  window.ApplePaySession = class {
    static canMakePayments() { return true; }
    constructor(version, request) { this.request = request; }
    begin() {
      this.page = window.open(base + 'sheet?amount=' + this.request.total.amount, 'applepay', 'width=420,height=560');
      this.listen = ({ data, origin }) => {
        if (origin !== new URL(base).origin || !data?.applePay) return;
        window.removeEventListener('message', this.listen);
        if (data.applePay === 'cancelled') return this.oncancel();
        this.onpaymentauthorized({ payment: { token: { paymentData: { version: 'EC_v1', data: data.data } } } });
      };
      window.addEventListener('message', this.listen);
      this.onvalidatemerchant({ validationURL: base + 'session' });
    }
    abort() { window.removeEventListener('message', this.listen); this.page?.close(); }
    completeMerchantValidation() {}
    completePayment() { this.page?.close(); }
  };
})();`;

/** Apple Pay: the browser's ApplePaySession, the payment sheet as a window, and merchant validation. */
export const applePay: SandboxProvider = (app) => {
  app.get('/apple-pay-sdk.js', (_call, reply) => sendScript(reply, script));
  app.post('/session', () => ({
    merchantSessionIdentifier: 'sandbox',
    domainName: 'localhost',
    signature: 'sandbox',
  }));
  app.get<{ Querystring: { amount: string } }>('/sheet', ({ query }, reply) =>
    sendApprovalPage(reply, {
      provider: 'Apple Pay',
      amount: `${query.amount} USD`,
      choices: {
        [APPROVE]: { message: { applePay: 'paid', data: newToken('apple', 'approved') } },
        'Use a card that is declined': { message: { applePay: 'paid', data: newToken('apple', 'declined') } },
        [CANCEL]: { message: { applePay: 'cancelled' } },
      },
    }),
  );
};
