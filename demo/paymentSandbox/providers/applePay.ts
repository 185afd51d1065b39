import { sendApprovalPage } from '../approvalPage.ts';
import { type SandboxProvider, sendScript } from '../sandboxProvider.ts';
import { newToken } from '../tokens.ts';

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

/** Apple Pay: the session of the browser, its sheet in a window, the merchant's validation. */
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
        'Approve payment': { say: { applePay: 'paid', data: newToken('apple', 'approved') } },
        'Use a card that is declined': { say: { applePay: 'paid', data: newToken('apple', 'declined') } },
        'Cancel and return': { say: { applePay: 'cancelled' } },
      },
    }),
  );
};
