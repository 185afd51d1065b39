/** A quantity offer of the tenant: buy more, save more (docs/spec/11 §1). Amounts in cents. */
export interface Offer {
  type: 'BuyMoreSaveMore_MailIn' | 'BuyMoreSaveMore_Instant';
  title: string;
  /** Manufacturer whose products count; null counts all products. */
  manufacturer: string | null;
  /** Amounts by minimum number of pieces. */
  tiers: readonly { pieces: number; amount: number }[];
}

interface OfferedLine {
  qty: number;
  manufacturer: string;
  isAddon: boolean;
}

export interface GrantedOffer {
  offer: Offer;
  amount: number;
  /** Indexes of the lines that count towards the offer. */
  lines: number[];
}

const counts = (offer: Offer) => (line: OfferedLine) =>
  !line.isAddon && (offer.manufacturer === null || offer.manufacturer === line.manufacturer);

/** Returns the offers whose lowest tier is reached, each with its highest reached tier. */
export function grantOffers(offers: readonly Offer[], lines: readonly OfferedLine[]): GrantedOffer[] {
  return offers.flatMap((offer) => {
    const taking = lines.flatMap((line, index) => (counts(offer)(line) ? [index] : []));
    const pieces = taking.reduce((sum, index) => sum + (lines[index]?.qty ?? 0), 0);
    const reached = offer.tiers.filter((tier) => pieces >= tier.pieces).map((tier) => tier.amount);
    const amount = Math.max(0, ...reached);
    return amount > 0 ? [{ offer, amount, lines: taking }] : [];
  });
}
