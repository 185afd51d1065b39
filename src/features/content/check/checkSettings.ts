import * as z from 'zod/mini';
import { flag } from '@/api/contract/fields';

const settings = z.object({ enabled: flag(true) });

/** Block dev-script-validation: {"enabled": false} switches the checks of content off; they are on otherwise. */
export function areChecksOn(block: string): boolean {
  if (!block.trimStart().startsWith('{')) return true;
  try {
    return z.parse(settings, JSON.parse(block)).enabled;
  } catch {
    return true;
  }
}
