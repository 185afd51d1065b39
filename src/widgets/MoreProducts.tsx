import type { ProductPage } from '@contract/product';
import { RelatedProducts } from '@/features/product/offers/RelatedProducts';
import { RecentlyViewed } from '@/features/product/viewed/RecentlyViewed';
import { renderInteractiveTile } from './InteractiveTile';

/** The carousels of a product page, including the tile and carousel code, which the rest of the page does not need. */
export const MoreProducts = ({ product }: { product: ProductPage }) => (
  <>
    <RelatedProducts product={product} renderTile={renderInteractiveTile} />
    <RecentlyViewed except={product.entity_id} renderTile={renderInteractiveTile} />
  </>
);
