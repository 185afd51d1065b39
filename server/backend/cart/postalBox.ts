import type { Address } from '../../../contract/address';
import { foldText } from '../../../contract/searchWords.ts';

/** PO Box, P. O. Box 12, Case postale, C.P. 12, BP 12, General Delivery, poste restante; parcel lockers. */
const POSTAL_BOX =
  /^(po|post office|postal) ?box\b|\b(po|post office|postal) ?box #?\d|^pob \d|^(case|boite) postale\b|^(cp|bp) ?\d|^general delivery\b|^poste restante\b|\bparcel locker\b/;
const MILITARY = ['AE', 'AA', 'AP'];

/** Whether only mail and parcel carriers reach an address: a PO box, a post office counter, a base abroad. */
export const isPostalBox = ({ street, region }: Pick<Address, 'street' | 'region'>): boolean =>
  MILITARY.includes(region) ||
  street
    .flatMap((line) =>
      foldText(line)
        .replace(/\bp o\b/, 'po')
        .split(/[,;:]/),
    )
    .some((part) => POSTAL_BOX.test(part.trim()));
