import type { Product } from '@contract/product';
import { memo } from 'react';
import { useConfig } from '@/config/configSlice';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { WishlistButton } from '@/features/wishlist/WishlistButton';
import { SharedMarkup } from '@/lib/SharedMarkup';

interface Props {
  product: Product;
  mode?: 'grid' | 'list';
  priority?: 'high' | 'low';
}

/** A product tile with the wishlist and compare controls that the tenant enables. */
export const InteractiveTile = memo((props: Props) => {
  const { show_compare, show_wishlist } = useConfig().display_features.catalog_product_grid;
  return (
    <SharedMarkup name="tile" of={props}>
      <ProductTile
        {...props}
        corner={show_wishlist && <WishlistButton product={props.product} />}
        actions={show_compare && <CompareToggle product={props.product} />}
      />
    </SharedMarkup>
  );
});

/** A stable function, so that memoised carousels do not re-render. */
export const renderInteractiveTile = (product: Product) => <InteractiveTile product={product} />;
