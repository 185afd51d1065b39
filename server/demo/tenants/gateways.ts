/** Where the demo shop's providers are played (server/paymentSandbox); a real tenant writes the provider's address. */
export const sandbox = (provider: string) => `{{payment_sandbox}}/${provider}`;

/** Private settings of methods that charge through a gateway, as a tenant agrees them with its provider. */
const settings = {
  authorizenet_api: { api_url: sandbox('authorizenet-api'), login: 'maple', transaction_key: 'demo-key' },
};

type Code = keyof typeof settings;

/** The settings of these methods, in this order. */
export const gateways = (...codes: Code[]): Partial<typeof settings> =>
  Object.fromEntries(codes.map((code) => [code, settings[code]]));
