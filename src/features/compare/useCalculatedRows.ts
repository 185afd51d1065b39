import { parseFitSpace } from '@contract/fit';
import type { ProductPage } from '@contract/product';
import { dimensionsOf } from '@contract/representativeVariant';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useConfig, useLocale } from '@/config/configSlice';
import { usePercent } from '@/config/usePercent';
import { usePrice } from '@/config/usePrice';
import { useDeliveryDates } from '@/features/product/delivery/deliveryApi';
import { selectPostcode } from '@/features/product/delivery/deliverySlice';
import { bestOffer, financingOffers, lowestMinimum } from '@/features/product/financing/financingOffers';
import { fitReport } from '@/features/product/fit/fitReport';
import { selectFitSpace } from '@/features/product/fit/fitSlice';
import { priceDisplay } from '@/features/product/price/price';
import { chosenOptions } from '@/features/product/variants/OptionPicker';
import { startingChoice } from '@/features/product/variants/variants';
import { formatDate, formatDay } from '@/lib/dates';
import { type CompareRow, comparedOf } from './compareRows';

const SUPPLY = {
  in_stock: 'tileInStock',
  special_order: 'tileSpecialOrder',
  out_of_stock: 'tileOutOfStock',
} as const;
const verdicts = { yes: 'verdictYes', no: 'verdictNo', unknown: 'verdictUnknown' } as const;

/** Rows computed for this shopper: variant, stock, delivery day, monthly payment, rebate with its last day, and fit. */
export function useCalculatedRows(products: readonly ProductPage[]): CompareRow[] {
  const { t } = useTranslation('product');
  const { t: tFit } = useTranslation('fit');
  const { t: tFinancing } = useTranslation('financing');
  const price = usePrice();
  const percent = usePercent();
  const locale = useLocale();
  const config = useConfig();
  const space = parseFitSpace(useSelector(selectFitSpace));

  const dates = useDeliveryDates(useSelector(selectPostcode));

  const variant = (product: ProductPage) => chosenOptions(product, startingChoice(product, null));
  const supply = (product: ProductPage) => {
    const { availability, in_stock } = comparedOf(product).simple ?? product;
    return availability || (in_stock ? 'in_stock' : 'out_of_stock');
  };
  const stock = (product: ProductPage) => t(SUPPLY[supply(product)]);
  const delivery = (product: ProductPage) => {
    const availability = supply(product);
    return dates && (availability === 'in_stock' || availability === 'special_order')
      ? formatDay(dates[availability], locale)
      : '';
  };
  const rebate = (product: ProductPage) => {
    const display = priceDisplay(product);
    if (display.kind !== 'visible' || !display.rebate) return '';
    const { amount, until } = display.rebate;
    const date = until && t('until', { date: formatDate(until, locale, config.timezoneId) });
    return [t('rebate', { amount: price(amount) }), date].filter(Boolean).join(' ');
  };
  const monthly = (product: ProductPage) => {
    const display = priceDisplay(product);
    if (display.kind !== 'visible') return '';
    const offers = financingOffers(config, display.price);
    const best = bestOffer(offers);
    if (best) {
      const terms = tFinancing('termWithProvider', {
        name: best.name,
        count: best.months,
        apr: percent(best.apr),
      });
      return `${tFinancing('monthly', { amount: price(best.monthly) })} ${terms}`;
    }
    const limit = lowestMinimum(offers);
    return limit === null ? '' : tFinancing('belowMinimum', { limit: price(limit) });
  };
  const fit = (product: ProductPage) => {
    if (!space) return '';
    const { verdict, findings } = fitReport(dimensionsOf(product, comparedOf(product).simple), space, tFit);
    const reasons = findings
      .filter((finding) => finding.verdict === verdict && verdict !== 'yes')
      .map(({ text }) => text);
    return [tFit(verdicts[verdict]), ...reasons].join('. ').replace('..', '.');
  };
  return [
    { label: t('compareVariant'), values: products.map(variant) },
    { label: t('compareStock'), values: products.map(stock) },
    { label: t('compareDelivery'), values: products.map(delivery) },
    { label: tFinancing('payOverTime'), values: products.map(monthly) },
    { label: t('rebateRow'), values: products.map(rebate) },
    { label: tFit('title'), values: products.map(fit) },
  ].filter(({ values }) => values.some(Boolean));
}
