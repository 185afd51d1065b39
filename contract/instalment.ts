/** Monthly payment and total of a loan, in units of the currency. apr: percent per year. */
export interface Instalment {
  months: number;
  apr: number;
  monthly: number;
  total: number;
}

const cents = (amount: number) => Math.ceil(amount * 100 - 1e-6) / 100;

/** The monthly payment of an annuity loan, rounded up to the cent, so that a quote is never too low. */
export function instalment(amount: number, months: number, apr: number): Instalment {
  const rate = apr / 1200;
  const exact = rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
  const monthly = cents(exact);
  return { months, apr, monthly, total: Math.round(monthly * months * 100) / 100 };
}
