export { CardForm as Fields } from '@/features/payments/CardForm';

export const needsData = true;
