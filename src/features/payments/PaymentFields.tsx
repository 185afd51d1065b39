import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import type { PaymentFieldsProps, PaymentModule } from './paymentModule';

const files = import.meta.glob<PaymentModule>('./methods/*.tsx');
const components = new Map<string, ComponentType<PaymentFieldsProps>>();

function fieldsOf(code: string): ComponentType<PaymentFieldsProps> | null {
  const known = components.get(code);
  if (known) return known;
  const load = files[`./methods/${code}.tsx`];
  if (!load) return null;
  const component = lazy(async () => ({ default: (await load()).Fields }));
  components.set(code, component);
  return component;
}

/** The fields of one payment method, their code loaded when it is chosen. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  const Fields = fieldsOf(props.method.code);
  const failed = <Notice tone="bad">{t('unavailable')}</Notice>;
  if (!Fields) return failed;
  return (
    <ErrorBoundary
      fallback={failed}
      onError={(error) => console.error(`Payment method ${props.method.code} failed`, error)}
    >
      <Suspense fallback={<Skeleton />}>
        <Fields {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
