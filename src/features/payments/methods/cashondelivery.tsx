import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';

export const Fields: PaymentModule['Fields'] = ({ method }) => <Instructions method={method} />;
