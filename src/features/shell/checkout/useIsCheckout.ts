import { useLocation } from 'react-router-dom';

/** Pages below /checkout that are not steps: the cart and the confirmations of an order (docs/spec/01 §3). */
const otherPages = new Set(['cart', 'success', 'confirmation']);

/** pathname: without the language prefix */
export function isCheckoutPath(pathname: string): boolean {
  const [, top, step = ''] = pathname.split('/');
  return top === 'checkout' && !otherPages.has(step);
}

/** Whether the page is a step of the checkout, which has its own header and footer. */
export const useIsCheckout = () => isCheckoutPath(useLocation().pathname);
