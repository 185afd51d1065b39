import { type Text, text } from './text.ts';

const format = (locale: string) => {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, style);
  return (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100);
};

const [english, french] = [format('en'), format('fr-CA')];

/** An amount in cents, formatted in both languages: $1,499 and 1 499 $. The cents of a round amount are omitted. */
export const money = (cents: number): Text => text(english(cents), french(cents));

const percents = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** A percentage, formatted in both languages: 9.99% and 9,99 %. */
export const percent = (value: number): Text =>
  text(`${percents('en').format(value)}%`, `${percents('fr-CA').format(value)} %`);
