import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { jsonp } from '@/browser/jsonp';
import { useConfig } from '@/config/configSlice';
import { CardForm, type CardToData } from '@/features/payments/CardForm';
import { PaymentError } from '@/features/payments/paymentError';
import type { PaymentModule } from '@/features/payments/paymentModule';

const responseSchema = z.object({
  token_value: z.optional(z.string()),
  error: z.optional(z.object({ message: z.optional(z.string()) })),
});

/** The browser sends the card to Heartland by JSONP; our server only receives the token (docs/spec/13 §3). */
const heartlandToken =
  (url: string, key: string, t: TFunction<'payments'>): CardToData =>
  async (card) => {
    const response = await jsonp(url, {
      token_type: 'supt',
      object: 'token',
      _method: 'post',
      api_key: key,
      'card[number]': card.cc_number,
      'card[exp_month]': card.cc_exp_month,
      'card[exp_year]': card.cc_exp_year,
      'card[cvc]': card.cc_cid,
    }).catch(() => {
      throw new PaymentError(t('paymentFailed'));
    });
    const { data } = z.safeParse(responseSchema, response);
    if (!data?.token_value) throw new PaymentError(data?.error?.message || t('heartland.tokenMissing'));
    return { token: data.token_value, cc_type: card.cc_type, cc_last4: card.cc_number.slice(-4) };
  };

export const Fields: PaymentModule['Fields'] = (props) => {
  const { t } = useTranslation('payments');
  const { script_url, public_key } = useConfig().heartland;
  return <CardForm {...props} toData={heartlandToken(script_url, public_key, t)} />;
};

export const isConfigured: PaymentModule['isConfigured'] = ({ heartland: { script_url, public_key } }) =>
  script_url !== '' && public_key !== '';

export const failedKey = 'paymentFailed';
export const needsData = true;
export const dataIsSingleUse = true;

/** The card is tokenised by a provider's script, which a kiosk does not run. */
export const needsShopperDevice = true;
