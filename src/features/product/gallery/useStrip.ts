import { useRef, useState } from 'react';

/**
 * The strip of a gallery: the current item, and scrolling to another one. While the strip scrolls to an item, that item already counts as
 * current; a finger or the wheel ends this, and the scroll position decides again.
 */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [requested, setActive] = useState(0);
  // A variant may have fewer items and the same first picture, so that the gallery stays mounted.
  const active = Math.min(requested, Math.max(0, count - 1));
  const target = useRef<number | null>(null);

  const show = (index: number) => {
    target.current = index;
    setActive(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const onScroll = () => {
    if (!strip.current || strip.current.clientWidth === 0) return;
    const position = strip.current.scrollLeft / strip.current.clientWidth;
    if (target.current !== null && Math.abs(position - target.current) > 0.02) return;
    target.current = null;
    setActive(Math.min(count - 1, Math.round(position)));
  };
  const endTarget = () => {
    target.current = null;
  };
  return {
    strip,
    active,
    show,
    stripProps: { onScroll, onPointerDown: endTarget, onWheel: endTarget },
  };
}
