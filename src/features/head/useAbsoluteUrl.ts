import { useHref } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';

/** Files have one address for all languages, also the pictures of a dealer's backend, wherever it keeps them. */
const isFile = (path: string) =>
  /^\/(media|_next|assets|icons)\//.test(path) ||
  /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(path.split('?')[0] ?? '');

/** Returns a function that makes a path absolute: /stores becomes https://shop.example/fr/stores. Without base_url it stays a path. */
export function useAbsoluteUrl(): (path: string) => string {
  const root = useHref('/').replace(/\/$/, '');
  const base = useConfig().base_url.replace(/\/$/, '');
  return (path) => {
    if (/^https?:/.test(path)) return path;
    if (path.startsWith('//')) return `https:${path}`;
    if (isFile(path)) return base + path;
    return base + root + (path === '/' && root ? '' : path);
  };
}
