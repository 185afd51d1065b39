import { parseJson } from '@contract/parseJson';
import * as z from 'zod/mini';
import { tabStorage } from '@/browser/deviceStorage';
import { addressForm } from '@/features/address/addressForm';

const KEY = 'checkout.address';

const addressStepForm = z.object({
  email: z.string(),
  shipping: addressForm,
  billing: addressForm,
  /** The billing address is the shipping address. */
  isSame: z.boolean(),
});
export type AddressStepForm = z.output<typeof addressStepForm>;

/** Stores the addresses as they are typed, until they are saved: leaving the step, as for the sign-in, must not discard them. */
export const keepAddressDraft = (form: AddressStepForm) => tabStorage.set(KEY, JSON.stringify(form));

/** The addresses that were typed in this tab but not saved; null if there are none. */
export function readAddressDraft(): AddressStepForm | null {
  try {
    return z.safeParse(addressStepForm, parseJson(tabStorage.get(KEY) ?? 'null')).data ?? null;
  } catch {
    // Stored by another version of this page.
    return null;
  }
}

export const forgetAddressDraft = () => tabStorage.remove(KEY);
