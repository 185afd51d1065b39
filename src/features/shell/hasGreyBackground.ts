import type { TenantConfig } from '@contract/config';
import { pageAt } from '@contract/pages';

/** Whether a page has a grey background (docs/spec/01 §5). A tenant can disable it for promotions. */
export function hasGreyBackground(pathname: string, { display_features }: TenantConfig): boolean {
  const { background, file } = pageAt(pathname);
  return (
    background === 'grey' && (file !== 'PromotionsPage' || display_features.promos_rebates.grey_background)
  );
}
