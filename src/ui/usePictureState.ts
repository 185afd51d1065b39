import { useCallback, useState } from 'react';

/** Load state of an image (docs/spec/05 §2). Spread `image` on the img element. */
export function usePictureState(src: string) {
  const [settled, setSettled] = useState({ src: '', isFailed: false });
  const state = settled.src !== src ? 'loading' : settled.isFailed ? 'failed' : 'loaded';

  // An image of a server-rendered page may load before React attaches its listeners.
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
