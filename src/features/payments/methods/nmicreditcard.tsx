import { ownValue } from '@contract/ownValue';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import styles from '@/features/payments/Fields.module.css';
import { PaymentError } from '@/features/payments/paymentError';
import type { PaymentData, PaymentModule } from '@/features/payments/paymentModule';
import { FieldError } from '@/ui/Field';

/** The parts of NMI's Collect.js that we use. */
interface Collect {
  configure(options: object): void;
  startPaymentRequest(): void;
}
const collect = () => (window as unknown as { CollectJS: Collect }).CollectJS;

const card = z.object({ number: z._default(z.string(), ''), type: z._default(z.string(), '') });
const responseSchema = z.object({
  token: z.string().check(z.minLength(1)),
  card: z._default(card, { number: '', type: '' }),
});
/** Collect.js gives up after this time. Our own timer is for the case that the script never calls back. */
const TIMEOUT_MS = 15_000;
const LAST_TIMEOUT_MS = TIMEOUT_MS + 5000;

const codes: Record<string, string> = { visa: 'VI', mastercard: 'MC', amex: 'AE', discover: 'DI' };
const fieldNames = ['ccnumber', 'ccexp', 'cvv'] as const;
type Name = (typeof fieldNames)[number];

/** The pending token request. */
interface TokenRequest {
  resolve: (data: PaymentData | null) => void;
  reject: (error: PaymentError) => void;
}

/** The shopper types the card into NMI's iframes; neither our page nor our server sees it. */
export const Fields: PaymentModule['Fields'] = ({ ref }) => {
  const { t } = useTranslation('payments');
  const [invalidFields, setInvalidFields] = useState<readonly Name[]>([]);
  const request = useRef<TokenRequest | null>(null);
  const labels = { ccnumber: t('card.number'), ccexp: t('card.expiryShort'), cvv: t('card.code') };
  const title = useRef(labels);
  // Collect.js is configured once, with callbacks that outlive the render.
  const latest = useRef(t);
  latest.current = t;

  useEffect(() => {
    collect().configure({
      variant: 'inline',
      fields: Object.fromEntries(
        fieldNames.map((name) => [name, { selector: `#nmi-${name}`, title: title.current[name] }]),
      ),
      validationCallback: (field: Name, isValid: boolean) => {
        setInvalidFields((before) => [
          ...before.filter((name) => name !== field),
          ...(isValid ? [] : [field]),
        ]);
        if (!isValid) request.current?.resolve(null);
      },
      callback: (response: unknown) => {
        const { data } = z.safeParse(responseSchema, response);
        if (!data) return request.current?.reject(new PaymentError(latest.current('nmi.failed')));
        const { token, card } = data;
        request.current?.resolve({
          token,
          cc_type: ownValue(codes, card.type) ?? '',
          cc_last4: card.number.slice(-4),
        });
      },
      timeoutDuration: TIMEOUT_MS,
      timeoutCallback: () => request.current?.reject(new PaymentError(latest.current('nmi.timeout'))),
    });
  }, []);
  useImperativeHandle(ref, () => ({
    collect: () => {
      const token = new Promise<PaymentData | null>((resolve, reject) => {
        request.current = { resolve, reject };
        collect().startPaymentRequest();
      });
      const timer = window.setTimeout(
        () => request.current?.reject(new PaymentError(t('nmi.timeout'))),
        LAST_TIMEOUT_MS,
      );
      // A late response must not settle the next request.
      return token.finally(() => {
        window.clearTimeout(timer);
        request.current = null;
      });
    },
  }));

  return (
    <div className={styles.fields}>
      {fieldNames.map((name) => (
        <div key={name} className={styles.frame}>
          <span aria-hidden>{labels[name]}</span>
          <div id={`nmi-${name}`} />
          <FieldError message={invalidFields.includes(name) ? t(`nmi.${name}`) : undefined} />
        </div>
      ))}
    </div>
  );
};

export const scripts: PaymentModule['scripts'] = ({ nmi }) => [
  { url: nmi.script_url, attributes: { 'data-tokenization-key': nmi.public_key } },
];
export const isConfigured: PaymentModule['isConfigured'] = ({ nmi: { script_url, public_key } }) =>
  script_url !== '' && public_key !== '';

export const failedKey = 'nmi.failed';
export const needsData = true;
export const dataIsSingleUse = true;
export const needsShopperDevice = true;
