import { useDispatch, useSelector } from 'react-redux';
import type { ProductPage } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { BuyBox } from '@/features/product/BuyBox';
import { DeliveryEstimate } from '@/features/product/DeliveryEstimate';
import { FitCheck } from '@/features/product/fit/FitCheck';
import { sizeOf } from '@/features/product/fit/sizeOf';
import { Gallery } from '@/features/product/gallery/Gallery';
import { mediaOf } from '@/features/product/gallery/media';
import { OutletDrawer } from '@/features/product/OutletDrawer';
import { ProductHeading } from '@/features/product/ProductHeading';
import { ProductPromotions } from '@/features/product/ProductPromotions';
import { StepUp } from '@/features/product/StepUp';
import { StockNote } from '@/features/product/StockNote';
import type { ChosenVariant } from '@/features/product/useChoice';
import { selectMyStore, storeDrawerOpened } from '@/features/stores/storesSlice';
import { WishButton } from '@/features/wishlist/WishButton';
import { InTurn } from '@/ui/InTurn';
import styles from './ProductMain.module.css';

interface Props {
  product: ProductPage;
  isPartial: boolean;
  variant: ChosenVariant;
}

/** Pictures, name, price and the way to the cart, in the layout the store chose for its product pages. */
export function ProductMain({ product, isPartial, variant }: Props) {
  const dispatch = useDispatch();
  const myStore = useSelector(selectMyStore);
  const config = useConfig();
  const { pdp, outlet_products } = config.display_features;
  const { simple } = variant;
  // The picture a list brought stays the same element when the rest of the product arrives.
  const media = mediaOf(product, simple);
  const layout = product.gallery_layout === 'standard' ? pdp.gallery_layout : product.gallery_layout;
  const stocks = product.location_inventory;
  // Also while the rest is on its way: what comes late above a button moves it from under the finger.
  const stock = pdp.show_inventory && (
    <StockNote
      id={simple?.entity_id ?? product.entity_id}
      isInStock={(simple ?? product).in_stock}
      isSpecialOrder={stocks.length > 0 && stocks.every(({ qty }) => qty <= 0)}
      myStore={myStore}
      onChooseStore={
        hasFeature(config, 'store_locator') ? () => dispatch(storeDrawerOpened('product')) : undefined
      }
    />
  );
  return (
    <div className={styles.main} data-layout={layout}>
      <div className={styles.gallery}>
        <Gallery key={media[0]?.url} media={media} layout={layout} flags={product.product_flags} />
      </div>
      <div className={styles.facts}>
        <div className={styles.side}>
          <ProductHeading product={product} simple={simple} />
          {product.short_description && <p>{product.short_description.replace(/<[^>]*>/g, ' ')}</p>}
        </div>
        <div className={styles.buy}>
          <BuyBox
            product={product}
            isPartial={isPartial}
            variant={variant}
            stock={stock}
            isSticky={layout === 'standard' || layout === 'enterprise'}
            renderBuy={(purchase) => <AddToCartButton size="lg" {...purchase} />}
            lists={
              <>
                <WishButton product={product} look="outlined" />
                <CompareToggle product={product} />
              </>
            }
          />
        </div>
      </div>
      <div className={styles.extra}>
        <InTurn>
          <ProductPromotions promotions={product.promotions} />
          {outlet_products.enabled && <OutletDrawer outlets={product.outlets} />}
          {product.step_up && <StepUp product={product.step_up} from={product.price} />}
          {!isPartial && pdp.show_fit && <FitCheck size={sizeOf(product, simple)} />}
          {!isPartial && pdp.show_shipping_estimate && (
            <DeliveryEstimate
              id={simple?.entity_id ?? product.entity_id}
              stock={pdp.show_inventory ? product.location_inventory : null}
            />
          )}
        </InTurn>
      </div>
    </div>
  );
}
