import type { StoreConfig } from '@/api/contract/config';

/** Pages on grey ground (shell specification §2); the store may switch it off for its promotions. */
export function hasGreyGround(pathname: string, { display_features }: StoreConfig): boolean {
  const [, top] = pathname.split('/');
  if (top === 'promotions') return display_features.promos_rebates.grey_background;
  return top === 'blog' || top === 'checkout';
}
