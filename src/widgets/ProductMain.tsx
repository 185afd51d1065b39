import { productPath } from '@contract/paths';
import { plainText } from '@contract/plainText';
import type { ProductPage } from '@contract/product';
import { dimensionsOf, specificationsOf } from '@contract/representativeVariant';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useHref } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { locationDrawerOpened, selectSelectedLocation } from '@/features/locations/locationsSlice';
import { PickupChoice } from '@/features/locations/PickupChoice';
import { useShopperPosition } from '@/features/locations/useShopperPosition';
import { BuyBox } from '@/features/product/buyBox/BuyBox';
import { PositionContext } from '@/features/product/data/productRequest';
import { DeliveryEstimate } from '@/features/product/delivery/DeliveryEstimate';
import { FitCheck } from '@/features/product/fit/FitCheck';
import { Gallery } from '@/features/product/gallery/Gallery';
import { mediaOf } from '@/features/product/gallery/media';
import { OutletDrawer } from '@/features/product/offers/OutletDrawer';
import { ProductPromotions } from '@/features/product/offers/ProductPromotions';
import { StepUp } from '@/features/product/offers/StepUp';
import { ProductHeading } from '@/features/product/sections/ProductHeading';
import { isSpecialOrder } from '@/features/product/stock/isSpecialOrder';
import { StockStatus } from '@/features/product/stock/StockStatus';
import type { SelectedVariant } from '@/features/product/variants/useSelectedVariant';
import { lacksVariant } from '@/features/product/variants/variants';
import { SwatchOrder } from '@/features/swatches/SwatchOrder';
import { WishlistButton } from '@/features/wishlist/WishlistButton';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { ProductBell } from './ProductBell';
import styles from './ProductMain.module.css';
import { ShareLink } from './ShareLink';

interface Props {
  product: ProductPage;
  isPartial: boolean;
  variant: SelectedVariant;
}

/** Gallery, heading and buy box in the tenant's product page layout. */
export function ProductMain({ product, isPartial, variant }: Props) {
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const myStore = useSelector(selectSelectedLocation);
  const config = useConfig();
  const { pdp, outlet_products } = config.display_features;
  const { simple } = variant;
  const showsDelivery = !isPartial && pdp.show_shipping_estimate && !lacksVariant(product, simple);
  const productHref = useHref(productPath(product.url_key, simple?.entity_id));
  // The key preserves the preview's image element when the full product arrives.
  const media = mediaOf(product, simple);
  const layout = product.gallery_layout === 'standard' ? pdp.gallery_layout : product.gallery_layout;
  // Rendered while the rest is still loading, because content inserted later above a button would move it away from the pointer.
  const stock = pdp.show_inventory && (
    <StockStatus
      id={simple?.entity_id ?? product.entity_id}
      isInStock={(simple ?? product).in_stock}
      isSpecialOrder={isSpecialOrder(product, simple, myStore !== null)}
      myStore={myStore}
      onChooseStore={
        hasFeature(config, 'store_locator') ? () => dispatch(locationDrawerOpened('product')) : undefined
      }
    />
  );
  return (
    <div className={styles.main} data-layout={layout}>
      <div className={styles.gallery}>
        <Gallery key={media[0]?.url} media={media} layout={layout} flags={product.product_flags} />
      </div>
      <div className={styles.info}>
        <div className={styles.summary}>
          <ProductHeading product={product} simple={simple} />
          {product.short_description && <p>{plainText(product.short_description)}</p>}
        </div>
        <div className={styles.buyBox}>
          <BuyBox
            product={product}
            isPartial={isPartial}
            variant={variant}
            swatches={!isPartial && <SwatchOrder product={product} />}
            stock={stock}
            isSticky={layout === 'standard' || layout === 'enterprise'}
            renderBuy={(purchase) => <AddToCartButton size="lg" {...purchase} />}
            lists={
              <>
                <WishlistButton product={product} look="outlined" />
                <CompareToggle product={product} />
                {hasFeature(config, 'share') && (
                  <ShareLink
                    path={productHref}
                    title={product.name}
                    texts={{ share: t('share'), copied: t('linkCopied'), failed: t('linkNotCopied') }}
                  />
                )}
                {!isPartial && <ProductBell product={product} />}
              </>
            }
          />
        </div>
      </div>
      <div className={styles.extra}>
        <DeferredHydration>
          <ProductPromotions promotions={product.promotions} />
          {outlet_products.enabled && (
            <OutletDrawer productId={product.entity_id} outlets={product.outlets} />
          )}
          {product.step_up && <StepUp product={product.step_up} from={simple ?? product} />}
          {!isPartial && pdp.show_fit && (
            <FitCheck
              size={dimensionsOf(product, simple)}
              specifications={specificationsOf(product, simple)}
            />
          )}
        </DeferredHydration>
      </div>
      <div className={styles.delivery}>
        <DeferredHydration>
          {showsDelivery && (
            <NearShopper>
              <DeliveryEstimate
                id={simple?.entity_id ?? product.entity_id}
                isVariant={simple !== null}
                stock={pdp.show_inventory ? product.location_inventory : null}
              />
            </NearShopper>
          )}
          {showsDelivery && hasFeature(config, 'store_locator') && (
            <PickupChoice goods={{ productId: simple?.entity_id ?? product.entity_id }} />
          )}
        </DeferredHydration>
      </div>
    </div>
  );
}

/** Provides the shopper's position to the stock by location. */
const NearShopper = ({ children }: { children: ReactNode }) => (
  <PositionContext value={useShopperPosition()}>{children}</PositionContext>
);
