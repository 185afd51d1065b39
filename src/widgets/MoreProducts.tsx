import type { ProductPage } from '@contract/product';
import { RelatedProducts } from '@/features/product/offers/RelatedProducts';
import { RecentlyViewed } from '@/features/product/viewed/RecentlyViewed';
import { renderInteractiveTile } from './InteractiveTile';

/** The carousels of a product page, with the tiles and the carousel that the rest of the page does not need. */
export const MoreProducts = ({ product }: { product: ProductPage }) => (
  <>
    <RelatedProducts product={product} renderTile={renderInteractiveTile} />
    <RecentlyViewed except={product.entity_id} renderTile={renderInteractiveTile} />
  </>
);
