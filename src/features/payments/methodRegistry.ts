import type { PaymentModule } from './paymentModule';

type LoadModule = () => Promise<PaymentModule>;

const card: LoadModule = async () => ({
  Fields: (await import('./CardForm')).CardForm,
  needsData: true,
  failedKey: 'paymentFailed',
});
const instructions: LoadModule = async () => ({ Fields: (await import('./Instructions')).Instructions });

/** Methods that share a module. Any other method is a file in ./methods, named by its code. */
const sharedModules: ReadonlyMap<string, LoadModule> = new Map([
  ['authorizenet', card],
  ['authorizenet_api', card],
  ['cardknox', card],
  ['cybersource_soap', card],
  ['hiecor', card],
  ['paypal_direct', card],
  ['paytrace', card],
  ['banktransfer', instructions],
  ['cashondelivery', instructions],
  ['checkmo', instructions],
  ['free', instructions],
  ['cognical_zibby_loan', async () => (await import('./katapultLease')).katapultLease('zibby')],
  ['katapult_payment_loan', async () => (await import('./katapultLease')).katapultLease('katapult')],
  ['synchrony', async () => (await import('./synchronyWindow')).synchronyMethod('synchrony', 'syfDBuy')],
  [
    'synchronyunifi',
    async () => (await import('./synchronyWindow')).synchronyMethod('synchronyunifi', 'syfMPP'),
  ],
]);

const files = import.meta.glob<PaymentModule>('./methods/*.tsx');

/** Loads the module of a method; null for an unknown code. */
export async function loadPaymentModule(code: string): Promise<PaymentModule | null> {
  const load = sharedModules.get(code) ?? files[`./methods/${code}.tsx`];
  return (await load?.()) ?? null;
}
