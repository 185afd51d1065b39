import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { TagModule } from '@/features/content/tagModule';

/** Fills the fields inside with what the address says: ?sku=… into the field named by data-target. */
export const Tag: TagModule['Tag'] = ({ attributes, children }) => {
  const frame = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const param = attributes['data-param'] ?? '';
  const target = attributes['data-target'] || param;
  useEffect(() => {
    const value = new URLSearchParams(search).get(param);
    const field = frame.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(target)}"]`);
    if (value && field && field.value === '') field.value = value;
  }, [search, param, target]);
  return <div ref={frame}>{children}</div>;
};
