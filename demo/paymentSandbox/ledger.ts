import { randomInt } from 'node:crypto';

export interface Charge {
  provider: string;
  /** The provider's id of the charge. */
  id: string;
  /** The shop's reference of the payment attempt. */
  reference: string;
  /** As in the shop's request: 1299.00 */
  amount: string;
  /** ISO 4217; absent if the provider's reports do not contain it. */
  currency?: string;
  /** The money has not arrived yet, as that of an eCheck. */
  isPending?: boolean;
  /** A declined payment only appears in the provider's reports, never among the charges. */
  state: 'taken' | 'released' | 'declined';
  /** The shopper's approval: a token or a ticket. Empty for a card. */
  approval: string;
  /** True when settled, or captured by providers that capture in a second request. Such a charge can be refunded, but not voided. */
  isSettled: boolean;
}

const entry = (provider: string, reference: string, amount: string, state: Charge['state']): Charge => {
  const id = String(randomInt(10_000_000_000, 99_999_999_999));
  return { provider, id, reference, amount, state, approval: '', isSettled: false };
};

/** All charges of the sandbox, in memory. */
export class Ledger {
  readonly charges: Charge[] = [];
  private readonly declinedCharges: Charge[] = [];

  /**
   * Creates a charge or returns the existing one, because providers reject duplicates: one charge per reference, and one per approval even
   * if it is presented for a second order.
   */
  take(provider: string, reference: string, amount: string, approval = ''): Charge {
    const existing = this.charges.find(
      (charge) =>
        charge.provider === provider &&
        (approval
          ? charge.approval === approval
          : charge.reference === reference && charge.state === 'taken'),
    );
    if (existing) return existing;
    const charge = entry(provider, reference, amount, 'taken');
    charge.approval = approval;
    this.charges.push(charge);
    return charge;
  }

  byId(id: string): Charge | undefined {
    return this.charges.find((charge) => charge.id === id);
  }

  /** True if the token has paid for another reference: a card token is valid for one charge. */
  isSpent(provider: string, token: string, reference: string): boolean {
    const charge = this.byApproval(provider, token);
    return charge !== undefined && charge.reference !== reference;
  }

  byApproval(provider: string, approval: string): Charge | undefined {
    return this.charges.find((charge) => charge.provider === provider && charge.approval === approval);
  }

  /** Records a declined payment for the provider's reports. */
  decline(provider: string, reference: string, amount: string): void {
    this.declinedCharges.push(entry(provider, reference, amount, 'declined'));
  }

  /** The entries of a provider's report, with declined and released charges. */
  all(provider: string): Charge[] {
    return [...this.declinedCharges, ...this.charges].filter((charge) => charge.provider === provider);
  }

  of(provider: string, reference: string): Charge[] {
    return this.all(provider).filter((charge) => charge.reference === reference);
  }

  held(provider: string, reference: string): Charge[] {
    return this.of(provider, reference).filter(({ state }) => state === 'taken');
  }

  /** Releases a charge. Returns true only the first time. */
  release(id: string): boolean {
    const charge = this.byId(id);
    if (charge?.state !== 'taken') return false;
    charge.state = 'released';
    return true;
  }

  /** Releases a charge that is not settled yet. */
  void(id: string): boolean {
    return !this.byId(id)?.isSettled && this.release(id);
  }

  /** Releases a settled charge. */
  refund(id: string): boolean {
    return this.byId(id)?.isSettled === true && this.release(id);
  }

  /** Captures a reserved charge. Returns true again if repeated. */
  capture(id: string): boolean {
    const charge = this.byId(id);
    if (charge?.state !== 'taken') return false;
    charge.isSettled = true;
    return true;
  }

  /** Settles all charges, as providers do overnight. */
  settle(): void {
    for (const charge of this.charges) charge.isSettled = true;
  }
}
