import { randomInt } from 'node:crypto';

export interface Charge {
  provider: string;
  /** The provider's number of it. */
  id: string;
  /** The shop's number of the order that is paid. */
  reference: string;
  /** As the shop wrote it: 1299.00 */
  amount: string;
  state: 'taken' | 'released';
}

/** What the sandbox has taken, for as long as it runs: one charge a reference, as providers keep duplicates out. */
export class Ledger {
  readonly charges: Charge[] = [];

  take(provider: string, reference: string, amount: string): Charge {
    const known = this.charges.find(
      (charge) => charge.provider === provider && charge.reference === reference && charge.state === 'taken',
    );
    if (known) return known;
    const id = String(randomInt(10_000_000_000, 99_999_999_999));
    const charge: Charge = { provider, id, reference, amount, state: 'taken' };
    this.charges.push(charge);
    return charge;
  }

  release(id: string): boolean {
    const charge = this.charges.find((one) => one.id === id);
    if (charge) charge.state = 'released';
    return charge !== undefined;
  }
}
