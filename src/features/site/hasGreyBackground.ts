import type { TenantConfig } from '@contract/config';

/** Pages with a grey background (docs/spec/01 §5). A tenant can switch the background of promotions off. */
export function hasGreyBackground(pathname: string, { display_features }: TenantConfig): boolean {
  const [, top] = pathname.split('/');
  if (top === 'promotions') return display_features.promos_rebates.grey_background;
  return top === 'blog' || top === 'checkout';
}
