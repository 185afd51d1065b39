import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRestoreCartMutation } from '@/api/cart/cartApi';

const PARAMETER = 'restore';

/** Opens the link of a letter or of a kiosk's code (?restore=), once, and takes its secret out of the address. */
export function useRestoredCart() {
  const [query, setQuery] = useSearchParams();
  const [restore, { isLoading, error }] = useRestoreCartMutation();
  const asked = useRef('');
  const token = query.get(PARAMETER) ?? '';

  useEffect(() => {
    if (token === '' || asked.current === token) return;
    asked.current = token;
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
