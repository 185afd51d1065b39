import { useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import { type Priced, priceFacts } from '@/features/product/price';
import { type BestOffer, bestOffer, type FinancingOffer, financingOffers } from './financingOffers';

interface Financing {
  offers: FinancingOffer[];
  best: BestOffer | null;
}

const none: Financing = { offers: [], best: null };

/** What the store's financing makes of a product's price; nothing while the price may not be said. */
export function useFinancing(product: Priced): Financing {
  const config = useConfig();
  const facts = priceFacts(product);
  const amount = facts.kind === 'shown' ? facts.price : null;
  return useMemo(() => {
    if (amount === null || amount <= 0) return none;
    const offers = financingOffers(config, amount);
    return { offers, best: bestOffer(offers) };
  }, [config, amount]);
}
