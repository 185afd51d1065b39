import { useCallback, useState } from 'react';

interface Position {
  lat: string;
  long: string;
}

type State = 'idle' | 'asking' | 'refused';

/** Requests the device's coordinates on the shopper's click. */
export function useGeolocation(onFound: (position: Position) => void): [State, () => void] {
  const [state, setState] = useState<State>('idle');
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: coords.latitude.toFixed(4), long: coords.longitude.toFixed(4) });
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }, [onFound]);
  return [state, ask];
}
