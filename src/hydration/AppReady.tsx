import { useEffect } from 'react';
import { announceAppReady } from '@/browser/appReady';

/** Announces that the app handles input. Rendered next to the page's main content, so it mounts once that has hydrated. */
export function AppReady() {
  useEffect(announceAppReady, []);
  return null;
}
