export { Instructions as Fields } from '@/features/payments/Instructions';
