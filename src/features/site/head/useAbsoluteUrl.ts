import { useHref } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';

/** Returns a function that makes a path absolute: /stores becomes https://shop.example/fr/stores. Without base_url it stays a path. */
export function useAbsoluteUrl(): (path: string) => string {
  const root = useHref('/').replace(/\/$/, '');
  const base = useConfig().base_url.replace(/\/$/, '');
  return (path) => (/^https?:/.test(path) ? path : `${base}${root}${path}`);
}
