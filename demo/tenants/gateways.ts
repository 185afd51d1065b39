import { generateKeyPairSync } from 'node:crypto';

/** Where the demo shop's providers are played (demo/paymentSandbox); a real tenant writes the provider's address. */
export const sandbox = (provider: string) => `{{payment_sandbox}}/${provider}`;

const authorizeNet = { api_url: sandbox('authorizenet-api'), login: 'demo', transaction_key: 'demo' };
const payPal = { api_url: sandbox('paypal/nvp'), user: 'demo', password: 'demo', signature: 'demo' };

/** Amazon signs with a key pair: one is made when the demo shop is filled. */
const demoKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });

/** Private settings of each method, as a tenant agrees them with its provider. */
const settings = {
  authorizenet_api: () => authorizeNet,
  authorizenet: () => ({
    api_url: sandbox('authorizenet/gateway/transact.dll'),
    login: 'demo',
    transaction_key: 'demo',
    report_url: sandbox('authorizenet-api'),
  }),
  paypal_direct: () => payPal,
  hps_securesubmit: () => ({
    api_url: sandbox('heartland/PosGatewayService.asmx'),
    secret_key: 'skapi_demo',
  }),
  cybersource_soap: () => ({
    api_url: sandbox('cybersource/commerce/1.x/transactionProcessor'),
    merchant_id: 'demo',
    transaction_key: 'demo',
    report_url: sandbox('cybersource/ebc/Query'),
    report_user: 'demo',
    report_password: 'demo',
  }),
  cardknox: () => ({ api_url: sandbox('cardknox/gatewayjson'), key: 'demo' }),
  paytrace: () => ({
    api_url: sandbox('paytrace'),
    username: 'demo',
    password: 'demo',
    integrator_id: 'demo',
  }),
  hiecor: () => ({ api_url: sandbox('hiecor'), username: 'demo', auth_key: 'demo', agent_id: '1' }),
  nmicreditcard: () => ({ api_url: sandbox('nmi/api/transact.php'), security_key: 'demo' }),
  moneris: () => ({
    api_url: sandbox('moneris/request/request.php'),
    gateway_url: sandbox('moneris/gateway2/servlet/MpgRequest'),
    store_id: 'demo',
    api_token: 'demo',
    checkout_id: 'demo',
  }),
  paypal_express: () => ({ ...payPal, page_url: sandbox('paypal/checkoutnow') }),
  paypal_standard: () => ({
    page_url: sandbox('paypal/cgi-bin/webscr'),
    business: 'payments@maple-and-main.example',
    api: payPal,
  }),
  paypal_checkout: () => ({ api_url: sandbox('paypal'), client_id: 'demo', secret: 'demo' }),
  amazon_payments: () => ({
    api_url: sandbox('amazon'),
    public_key_id: 'SANDBOX-DEMO',
    private_key: demoKey(),
    merchant_id: 'demo',
    store_id: 'demo',
  }),
  authorizenet_applepay: () => ({
    ...authorizeNet,
    merchant_identifier: 'merchant.example.maple-and-main',
    validation_origins: [sandbox('')],
  }),
  freedompay: () => ({ api_url: sandbox('freedompay/api/v1.5/controller'), store_id: '1', terminal_id: '1' }),
  checkmo: () => ({}),
  banktransfer: () => ({}),
  cashondelivery: () => ({}),
};

type Code = keyof typeof settings;
export const gatewayCodes = Object.keys(settings) as Code[];

/** Ways to pay in this order, each with its settings. */
export const gateways = (...codes: readonly Code[]): Record<string, object> =>
  Object.fromEntries(codes.map((code) => [code, settings[code]()]));

/** Public settings of the same providers: their scripts and the keys that a browser may know. */
export const publicSettings = {
  heartland: {
    enabled: true,
    script_url: sandbox('heartland/SecureSubmit.v1/api/token'),
    public_key: 'pkapi_demo',
  },
  nmi: { enabled: true, script_url: sandbox('nmi/token/Collect.js'), public_key: 'demo' },
  paypal: { enabled: true, script_url: sandbox('paypal/sdk/js'), public_key: 'demo', environment: 'sandbox' },
  amazon_checkout: { enabled: true, script_url: sandbox('amazon/checkout.js'), environment: 'sandbox' },
  moneris: { enabled: true, script_url: sandbox('moneris/js/chkt_v2.00.js'), environment: 'qa' },
  authorizenet_applepay: {
    enabled: true,
    allowed_card_networks: ['visa', 'masterCard', 'amex', 'discover'],
    display_name: 'Maple & Main',
    script_url: sandbox('applepay/apple-pay-sdk.js'),
  },
};
