/** What a unit measures. Amounts of one measure can be converted and compared. */
export type Measure =
  | 'length'
  | 'weight'
  | 'volume'
  | 'noise'
  | 'energy'
  | 'power'
  | 'heat'
  | 'airflow'
  | 'time'
  | 'money'
  | 'share';

export interface Unit {
  measure: Measure;
  /** Size of the unit in the base unit of its measure: inch, pound, cubic foot, decibel, kWh, watt, BTU, CFM, day. */
  factor: number;
  /** How the unit is written after a number, by language. */
  en: string;
  fr: string;
  /** Whether a shopper may ask for a value in this unit. */
  isTarget: boolean;
  pattern: string;
}

const unit = (
  measure: Measure,
  factor: number,
  [en, fr]: readonly [string, string],
  pattern: string,
  isTarget = true,
): Unit => ({ measure, factor, en, fr, isTarget, pattern });

/**
 * Units in both languages. The patterns are tried in this order, so "cubic feet" comes before "feet". A pattern
 * matches text in lower case, with its accents.
 */
export const UNITS: readonly Unit[] = [
  unit(
    'volume',
    1,
    ['cu. ft.', 'pi³'],
    String.raw`cu(?:bic)?\.?[\s-]*(?:ft|feet|foot)\.?|cuft|ft\.?\s*(?:3|³)|feet cubed|pi(?:eds?)?\.?\s*(?:3|³|cubes?|cu\.?)`,
  ),
  unit('volume', 0.133_680_556, ['gal', 'gal'], 'gallons?|gal(?=[ .,;?!)]|$)'),
  unit(
    'airflow',
    1,
    ['CFM', 'pi³/min'],
    String.raw`cfm|pi(?:3|³)\s*\/\s*min|cubic feet (?:per|a) minute`,
    false,
  ),
  unit('volume', 1 / 28.316_846_6, ['L', 'L'], String.raw`lit(?:er|re)s?|l(?=[\s.,;?!)]|$)`),
  unit('length', 1 / 2.54, ['cm', 'cm'], String.raw`cms?|centim[eè]t(?:er|re)s?`),
  unit('length', 1 / 25.4, ['mm', 'mm'], String.raw`mms?|millim[eè]t(?:er|re)s?`),
  unit('length', 39.370_078_7, ['m', 'm'], String.raw`met(?:er|re)s?|mètres?|m(?=[\s.,;?!)]|$)`),
  unit('length', 1, ['in.', 'po'], String.raw`in(?:ch(?:es)?)?\.?(?=[\s.,;?!)x×-]|$)|''|"|”|″|po(?:uces?)?`),
  unit('length', 12, ['ft', 'pi'], String.raw`feet|foot|ft\.?|'|’|′|pieds?|pi\.?(?=[\s.,;?!)]|$)`),
  unit('weight', 1, ['lb', 'lb'], String.raw`lbs?\.?|pounds?|livres?`),
  unit('weight', 2.204_622_62, ['kg', 'kg'], String.raw`kgs?|kilo(?:gram(?:me)?)?s?`),
  unit('weight', 1 / 16, ['oz', 'oz'], String.raw`oz|ounces?|onces?`, false),
  unit('noise', 1, ['dBA', 'dBA'], String.raw`db\s?\(?a?\)?|d[eé]cibels?`),
  unit('energy', 1, ['kWh', 'kWh'], String.raw`kwh|kilowatt[\s-]?(?:hours?|heures?)`),
  unit('heat', 1, ['BTU', 'BTU'], String.raw`btus?`),
  unit('power', 1000, ['kW', 'kW'], String.raw`kw|kilowatts?`),
  unit('power', 1, ['W', 'W'], String.raw`watts?|w(?=[\s.,;?!)]|$)`),
  unit('time', 365, ['years', 'ans'], String.raw`years?|yrs?|ans?(?=[\s.,;?!)]|$)|années?`, false),
  unit('time', 30, ['months', 'mois'], String.raw`months?|mois`, false),
  unit('time', 7, ['weeks', 'semaines'], String.raw`weeks?|semaines?`, false),
  unit('time', 1, ['days', 'jours'], String.raw`days?|nights?|jours?|nuits?`, false),
  unit('money', 1, ['$', '$'], String.raw`\$|dollars?|usd|cad|bucks|piastres?`, false),
  unit('share', 1, ['%', '%'], String.raw`%|percent|pour ?cent`, false),
];
