import { useEffect } from 'react';

const isDimension = (size: number) => Number.isFinite(size) && size > 0;

/** Logs missing image attributes: the layout needs src, width and height (docs/spec/04 §4). */
export function useImageCheck(src: string, width: number, height: number): void {
  const hasDimensions = isDimension(width) && isDimension(height);
  useEffect(() => {
    if (src === '') console.warn('Image: missing src');
    else if (!hasDimensions) console.warn(`Image: missing dimensions of ${src}`);
  }, [src, hasDimensions]);
}
