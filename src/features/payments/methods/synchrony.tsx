import { FinancingFields } from '@/features/payments/FinancingFields';
import type { PaymentModule } from '@/features/payments/paymentModule';
import { buyInSynchronyWindow } from '@/features/payments/synchronyWindow';

export const Fields = FinancingFields;
export const needsShopperDevice = true;
export const scripts: PaymentModule['scripts'] = (config) => [{ url: config.synchrony.script_url }];
export const isConfigured: PaymentModule['isConfigured'] = (config) => config.synchrony.script_url !== '';

export const pay: PaymentModule['pay'] = (context) =>
  buyInSynchronyWindow(context, { provider: 'synchrony', script: 'syfDBuy' });
