import { useEffect } from 'react';
import { announceAppReady } from '@/browser/appReady';

/** Announces that the app handles input. Rendered beside the page's main content, so it mounts when that has hydrated. */
export function AppReady() {
  useEffect(announceAppReady, []);
  return null;
}
