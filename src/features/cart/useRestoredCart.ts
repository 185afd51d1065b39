import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestoreCartMutation } from '@/api/cart/cartApi';

const PARAMETER = 'restore';

/** Restores the cart of an emailed link or a kiosk's QR code (?restore=) once, and removes the token from the URL. */
export function useRestoredCart() {
  const [query, setQuery] = useSearchParams();
  const [restore, { isLoading, error }] = useRestoreCartMutation();
  const requestedToken = useRef('');
  const token = query.get(PARAMETER) ?? '';

  useEffect(() => {
    if (token === '' || requestedToken.current === token) return;
    requestedToken.current = token;
    const open = async () => {
      await restore(token);
      setQuery(
        (now) => {
          now.delete(PARAMETER);
          return now;
        },
        { replace: true },
      );
    };
    void open();
  }, [token, restore, setQuery]);

  return { isRestoring: isLoading, error };
}
