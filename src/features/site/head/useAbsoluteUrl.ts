import { useHref } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';

/** Files have one address for all languages. */
const isFile = (path: string) => /^\/(media|_next|assets|icons)\//.test(path);

/** Returns a function that makes a path absolute: /stores becomes https://shop.example/fr/stores. Without base_url it stays a path. */
export function useAbsoluteUrl(): (path: string) => string {
  const root = useHref('/').replace(/\/$/, '');
  const base = useConfig().base_url.replace(/\/$/, '');
  return (path) => {
    if (/^https?:/.test(path)) return path;
    if (isFile(path)) return base + path;
    return base + root + (path === '/' && root ? '' : path);
  };
}
