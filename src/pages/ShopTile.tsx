import { memo } from 'react';
import type { Product } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { ProductTile } from '@/features/product/ProductTile';
import { WishButton } from '@/features/wishlist/WishButton';

interface Props {
  product: Product;
  mode?: 'grid' | 'list';
  isFirst?: boolean;
}

/** A product tile with what a shopper can do from it, as far as the store offers it. */
export const ShopTile = memo((props: Props) => {
  const { show_compare, show_wishlist } = useConfig().display_features.catalog_product_grid;
  return (
    <ProductTile
      {...props}
      corner={show_wishlist && <WishButton product={props.product} />}
      actions={show_compare && <CompareToggle product={props.product} />}
    />
  );
});

/** A tile as a row of products asks for it: always the same function, so that a row stays as it is. */
export const shopTile = (product: Product) => <ShopTile product={product} />;
