import { generateKeyPairSync } from 'node:crypto';

/** URL of a provider in the payment sandbox. A real tenant has the provider's own URL here. */
export const sandbox = (provider: string) => `{{payment_sandbox}}/${provider}`;

const authorizeNet = { api_url: sandbox('authorizenet-api'), login: 'demo', transaction_key: 'demo' };
const payPal = { api_url: sandbox('paypal/nvp'), user: 'demo', password: 'demo', signature: 'demo' };

/** Generates the private key that signs requests to Amazon. */
const newPrivateKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });

/** Private settings by method code. Functions, because a key pair is generated for each tenant. */
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
    private_key: newPrivateKey(),
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

/** Private settings of some methods, in the order of the codes. */
export const gateways = (...codes: readonly Code[]): Record<string, object> =>
  Object.fromEntries(codes.map((code) => [code, settings[code]()]));

/** Public settings of the same providers: scripts and public keys. */
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
