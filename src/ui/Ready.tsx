import { useEffect } from 'react';
import { announceReady } from '@/lib/appReady';

/** Stands beside what a page is about: when it is taken over, the page answers. */
export function Ready() {
  useEffect(announceReady, []);
  return null;
}
