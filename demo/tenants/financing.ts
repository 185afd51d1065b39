import { sandbox } from './gateways.ts';

const key = 'demo';

/** Private settings of financing methods, by method code. */
export const financing = {
  affirm: { api_url: sandbox('affirm'), public_key: key, private_key: key },
  acimacheckout: {
    api_url: sandbox('acima'),
    merchant_id: key,
    api_key: key,
    iframe_url: sandbox('acima/window'),
  },
  katapult_payment_loan: { api_url: sandbox('katapult'), private_token: key },
  cognical_zibby_loan: { api_url: sandbox('katapult'), private_token: key },
  synchrony: { api_url: sandbox('synchrony'), merchant_id: key, password: key },
  synchronyunifi: { api_url: sandbox('synchrony'), partner_id: key, client_id: key, client_secret: key },
  chargeafter: { api_url: sandbox('chargeafter'), private_key: key },
  wellsfargo: {
    api_url: sandbox('wellsfargo'),
    client_id: key,
    client_secret: key,
    merchant_number: key,
  },
  fairstone: { api_url: sandbox('fairstone'), client_id: key, client_secret: key },
  tdbank: {
    api_url: sandbox('tdbank'),
    merchant_id: key,
    key,
    promos: [
      {
        plan_number: '1012',
        title: { en: '12 months without interest', fr: '12 mois sans intérêt' },
        terms: {
          en: 'Interest is charged from the purchase date if the balance is not paid within 12 months.',
          fr: 'L’intérêt court depuis l’achat si le solde n’est pas payé dans les 12 mois.',
        },
      },
      {
        plan_number: '1036',
        title: { en: '36 equal payments at 9.99% APR', fr: '36 versements égaux au taux annuel de 9,99 %' },
        terms: {
          en: 'A fixed payment each month until the purchase is paid in full.',
          fr: 'Un versement fixe chaque mois jusqu’au paiement complet de l’achat.',
        },
      },
    ],
  },
};

/** Private and public settings of packageAI, which books delivery days. */
export const packageAi = { api_url: sandbox('packageai'), api_key: key };
export const publicPackageAi = {
  enabled: true,
  page_url: sandbox('packageai'),
  shipping_methods: ['white_glove'],
};

/** Public settings of the same providers: scripts, public keys and terms for display. */
export const publicFinancing = {
  affirm: {
    enabled: true,
    public_key: key,
    script_url: sandbox('affirm/js/affirm.js'),
    minimum: 50,
    plans: [
      { months: 6, apr: 0, minimum: 150 },
      { months: 12, apr: 15, minimum: 300 },
    ],
  },
  acima: { enabled: true, script_url: sandbox('acima/js/acima.js'), maximum: 5000 },
  katapult: {
    enabled: true,
    api_key: key,
    environment: 'sandbox',
    script_url: sandbox('katapult/js/katapult.js'),
  },
  synchrony: {
    enabled: true,
    script_url: sandbox('synchrony/js/syfDBuy.js'),
    plans: [{ months: 12, apr: 0, minimum: 299 }],
  },
  synchronyunifi: {
    enabled: true,
    script_url: sandbox('synchrony/js/unifi.js'),
    plans: [{ months: 24, apr: 0, minimum: 999 }],
  },
  chargeafter: {
    enabled: true,
    api_key: key,
    script_url: sandbox('chargeafter/web/chargeafter.js'),
    maximum: 10_000,
    credit_tiers: ['Prime' as const, 'NearPrime' as const],
    plans: [
      { months: 18, apr: 14.99, tier: 'Prime' },
      { months: 18, apr: 24.99, tier: 'NearPrime' },
    ],
  },
  wellsfargo: {
    enabled: true,
    plans: [
      { code: '1024', months: 24, apr: 9.99, minimum: 500 },
      { code: '1036', months: 36, apr: 9.99, minimum: 1000 },
    ],
  },
  fairstone: {
    enabled: true,
    minimum: 500,
    maximum: 15_000,
    plans: [
      { months: 12, apr: 0 },
      { months: 36, apr: 12.99, minimum: 1000 },
    ],
  },
  tdbank: { enabled: true, minimum: 250 },
};
