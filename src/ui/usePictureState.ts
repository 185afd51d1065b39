import { useCallback, useState } from 'react';

/** Whether a picture is on its way, there, or will not come (shell specification §4). Spread `image` on the img. */
export function usePictureState(src: string) {
  const [settled, setSettled] = useState({ src: '', isFailed: false });
  const state = settled.src !== src ? 'loading' : settled.isFailed ? 'failed' : 'loaded';

  // A picture of a rendered page may be there before React is.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc) setSettled({ src, isFailed: image.naturalWidth === 0 });
    },
    [src],
  );
  const onLoad = () => setSettled({ src, isFailed: false });
  const onError = () => setSettled({ src, isFailed: true });
  return {
    state: src === '' ? 'failed' : state,
    image: { ref, onLoad, onError },
  } as const;
}
