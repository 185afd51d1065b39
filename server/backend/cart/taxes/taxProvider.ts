/** Where goods change hands: the delivery address, or the location of a pickup. */
export interface TaxPlace {
  country: string;
  /** Code or name. */
  region: string;
  /** Empty while unknown. */
  postcode: string;
}

export interface TaxRate {
  /** Thousandths of a percent: 6.25 % is 6250. */
  rate: number;
  isDeliveryTaxed: boolean;
}

export const UNTAXED: TaxRate = { rate: 0, isDeliveryTaxed: false };

/** Finds the sales tax of a place. An external service with rates per address may replace the tables of localTaxes.ts. */
export interface TaxProvider {
  findRate(place: TaxPlace): Promise<TaxRate>;
}
