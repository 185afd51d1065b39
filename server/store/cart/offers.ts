/** Buy more, save more: an offer of the store on several pieces (commerce specification §3). Amounts in cents. */
export interface Offer {
  type: 'BuyMoreSaveMore_MailIn' | 'BuyMoreSaveMore_Instant';
  title: string;
  /** Whose products count; null counts all. */
  manufacturer: string | null;
  /** From how many pieces on which amount is granted. */
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
  /** Which lines took part, by index. */
  lines: number[];
}

const counts = (offer: Offer) => (line: OfferedLine) =>
  !line.isAddon && (offer.manufacturer === null || offer.manufacturer === line.manufacturer);

/** The offers whose lowest tier is reached, each with its highest reached tier. */
export function grantOffers(offers: readonly Offer[], lines: readonly OfferedLine[]): GrantedOffer[] {
  return offers.flatMap((offer) => {
    const taking = lines.flatMap((line, index) => (counts(offer)(line) ? [index] : []));
    const pieces = taking.reduce((sum, index) => sum + (lines[index]?.qty ?? 0), 0);
    const reached = offer.tiers.filter((tier) => pieces >= tier.pieces).map((tier) => tier.amount);
    const amount = Math.max(0, ...reached);
    return amount > 0 ? [{ offer, amount, lines: taking }] : [];
  });
}
