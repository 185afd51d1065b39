import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { TagModule } from '@/features/content/tagModule';

/** Fills an empty field from a query parameter: data-param contains the parameter's name, data-target the field's. */
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
