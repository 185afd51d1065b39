import { randomInt } from 'node:crypto';

export interface Charge {
  provider: string;
  /** The provider's number of it. */
  id: string;
  /** The shop's number of the order that is paid. */
  reference: string;
  /** As the shop wrote it: 1299.00 */
  amount: string;
  /** declined: in reports of the provider only, never among the charges. */
  state: 'taken' | 'released' | 'declined';
  /** What the shopper granted it by: a token, a ticket; empty for a card. */
  approval: string;
  /** Settled, or captured where that is a step of its own: it can't be voided, only refunded. */
  isSettled: boolean;
}

const entry = (provider: string, reference: string, amount: string, state: Charge['state']): Charge => {
  const id = String(randomInt(10_000_000_000, 99_999_999_999));
  return { provider, id, reference, amount, state, approval: '', isSettled: false };
};

/** What the sandbox has taken, for as long as it runs. */
export class Ledger {
  readonly charges: Charge[] = [];
  private readonly refusals: Charge[] = [];

  /**
   * One charge a reference, as providers keep duplicates out. One charge an approval, whatever order it is presented for:
   * a shop that lets one approval pay for two orders has the money of one.
   */
  take(provider: string, reference: string, amount: string, approval = ''): Charge {
    const known = this.charges.find(
      (charge) =>
        charge.provider === provider &&
        (approval
          ? charge.approval === approval
          : charge.reference === reference && charge.state === 'taken'),
    );
    if (known) return known;
    const charge = entry(provider, reference, amount, 'taken');
    charge.approval = approval;
    this.charges.push(charge);
    return charge;
  }

  byId(id: string): Charge | undefined {
    return this.charges.find((charge) => charge.id === id);
  }

  /** A token of a card is good for one charge. */
  isSpent(provider: string, token: string, reference: string): boolean {
    const charge = this.byApproval(provider, token);
    return charge !== undefined && charge.reference !== reference;
  }

  byApproval(provider: string, approval: string): Charge | undefined {
    return this.charges.find((charge) => charge.provider === provider && charge.approval === approval);
  }

  /** Notes what was declined, for reports tell of it. */
  decline(provider: string, reference: string, amount: string): void {
    this.refusals.push(entry(provider, reference, amount, 'declined'));
  }

  /** What a report of a provider tells of: what was declined or given back too. */
  all(provider: string): Charge[] {
    return [...this.refusals, ...this.charges].filter((charge) => charge.provider === provider);
  }

  of(provider: string, reference: string): Charge[] {
    return this.all(provider).filter((charge) => charge.reference === reference);
  }

  held(provider: string, reference: string): Charge[] {
    return this.of(provider, reference).filter(({ state }) => state === 'taken');
  }

  /** True only the first time: money is given back once. */
  release(id: string): boolean {
    const charge = this.byId(id);
    if (charge?.state !== 'taken') return false;
    charge.state = 'released';
    return true;
  }

  /** As release, for a charge that is not settled. */
  void(id: string): boolean {
    return !this.byId(id)?.isSettled && this.release(id);
  }

  /** As release, for a charge that is settled. */
  refund(id: string): boolean {
    return this.byId(id)?.isSettled === true && this.release(id);
  }

  /** Takes what was only reserved; once it was taken, it can't be voided. True again when it is repeated. */
  capture(id: string): boolean {
    const charge = this.byId(id);
    if (charge?.state !== 'taken') return false;
    charge.isSettled = true;
    return true;
  }

  /** What a night does at a provider. */
  settle(): void {
    for (const charge of this.charges) charge.isSettled = true;
  }
}
