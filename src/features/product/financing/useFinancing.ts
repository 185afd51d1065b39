import { useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import { type Priced, priceDisplay } from '@/features/product/price/price';
import { type BestOffer, bestOffer, type FinancingOffer, financingOffers } from './financingOffers';

interface Financing {
  offers: FinancingOffer[];
  best: BestOffer | null;
}

const none: Financing = { offers: [], best: null };

/** Financing offers for a product's price; none while the price must not be shown. */
export function useFinancing(product: Priced): Financing {
  const config = useConfig();
  const display = priceDisplay(product);
  const amount = display.kind === 'visible' ? display.price : null;
  return useMemo(() => {
    if (amount === null || amount <= 0) return none;
    const offers = financingOffers(config, amount);
    return { offers, best: bestOffer(offers) };
  }, [config, amount]);
}
