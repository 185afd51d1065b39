import type { ProductPage } from '@contract/product';
import { ChatWidget } from '@/features/chat/ChatWidget';
import { ContentHtml } from '@/features/content/ContentHtml';
import { RelatedProducts } from '@/features/product/offers/RelatedProducts';
import { BundleItems } from '@/features/product/sections/BundleItems';
import { ProductSections } from '@/features/product/sections/ProductSections';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { renderInteractiveTile } from './InteractiveTile';
import styles from './ProductDetails.module.css';

/** Sections below the fold: assistant, bundle items, details, reviews and related products. */
export const ProductDetails = ({ product }: { product: ProductPage }) => (
  <div className={styles.more}>
    <DeferredHydration>
      <ChatWidget product={product} />
      <BundleItems items={product.bundle_items} />
    </DeferredHydration>
    <DeferredHydration>
      <ProductSections product={product} description={<ContentHtml html={product.description} />} />
    </DeferredHydration>
    <DeferredHydration>
      <RelatedProducts product={product} renderTile={renderInteractiveTile} />
    </DeferredHydration>
  </div>
);
