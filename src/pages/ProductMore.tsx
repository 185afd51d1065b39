import type { ProductPage } from '@/api/contract/product';
import { ChatWidget } from '@/features/chat/ChatWidget';
import { ContentHtml } from '@/features/content/ContentHtml';
import { BundleItems } from '@/features/product/BundleItems';
import { ProductSections } from '@/features/product/ProductSections';
import { RelatedProducts } from '@/features/product/RelatedProducts';
import { InTurn } from '@/ui/InTurn';
import styles from './ProductMore.module.css';
import { shopTile } from './ShopTile';

/** Below the fold: the assistant, what is in the box, the facts, the reviews, the rest of the collection. */
export const ProductMore = ({ product }: { product: ProductPage }) => (
  <div className={styles.more}>
    <InTurn>
      <ChatWidget product={product} />
      <BundleItems items={product.bundle_items} />
    </InTurn>
    <InTurn>
      <ProductSections product={product} description={<ContentHtml html={product.description} />} />
    </InTurn>
    <InTurn>
      <RelatedProducts product={product} renderTile={shopTile} />
    </InTurn>
  </div>
);
