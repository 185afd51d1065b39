import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from '@/config/useTranslation';
import styles from '@/features/payments/Fields.module.css';
import type { PaymentData, PaymentModule } from '@/features/payments/paymentModule';
import { FieldError } from '@/ui/Field';

/** The parts of NMI's Collect.js that we use. */
interface Collect {
  configure(options: object): void;
  startPaymentRequest(): void;
}
const collect = () => (window as unknown as { CollectJS: Collect }).CollectJS;

const responseSchema = z.object({
  token: z.string(),
  card: z.object({ number: z._default(z.string(), ''), type: z._default(z.string(), '') }),
});
const codes: Record<string, string> = { visa: 'VI', mastercard: 'MC', amex: 'AE', discover: 'DI' };
const fieldNames = ['ccnumber', 'ccexp', 'cvv'] as const;
type Name = (typeof fieldNames)[number];

/** The shopper types the card into NMI's iframes; neither our page nor our server sees it. */
export const Fields: PaymentModule['Fields'] = ({ ref }) => {
  const { t } = useTranslation('payments');
  const [invalidFields, setInvalidFields] = useState<readonly Name[]>([]);
  const settle = useRef<(data: PaymentData | null) => void>(() => {});
  const labels = { ccnumber: t('card.number'), ccexp: t('card.expiryShort'), cvv: t('card.code') };
  const title = useRef(labels);

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
        if (!isValid) settle.current(null);
      },
      callback: (response: unknown) => {
        const { data } = z.safeParse(responseSchema, response);
        const cardSummary = data && {
          cc_type: codes[data.card.type] ?? '',
          cc_last4: data.card.number.slice(-4),
        };
        settle.current(data ? { token: data.token, ...cardSummary } : null);
      },
    });
  }, []);
  useImperativeHandle(ref, () => ({
    collect: () =>
      new Promise((resolve) => {
        settle.current = resolve;
        collect().startPaymentRequest();
      }),
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

export const needsData = true;
export const dataIsSingleUse = true;
export const needsShopperDevice = true;
