export { Instructions as Fields } from '@/features/payments/Instructions';

export const needsOwnDevice = true;
