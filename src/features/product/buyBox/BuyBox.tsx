import type { ProductPage } from '@contract/product';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { phoneDigits } from '@/config/phoneDigits';
import { useLinkTarget } from '@/config/useLinkTarget';
import { MonthlyPayment } from '@/features/product/financing/MonthlyPayment';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import { ProductSavings } from '@/features/product/price/ProductSavings';
import { chosenOptions, OptionPicker } from '@/features/product/variants/OptionPicker';
import type { SelectedVariant } from '@/features/product/variants/useSelectedVariant';
import { lacksVariant } from '@/features/product/variants/variants';
import { useIsKiosk } from '@/platform/PlatformContext';
import { ButtonLink } from '@/ui/ButtonLink';
import { QuantityField } from '@/ui/QuantityField';
import { AddOns } from './AddOns';
import { offeredAddOns, preselectedAddOns } from './addOnGroups';
import styles from './BuyBox.module.css';
import { StickyBuyBar } from './StickyBuyBar';

/** The product, options and quantity that the button adds to the cart. */
export interface Purchase {
  product: { entity_id: string; name: string; image: string };
  superAttribute?: Record<string, string>;
  qty: number;
  addonIds: readonly string[];
  isDisabled: boolean;
}

interface Props {
  product: ProductPage;
  /** Options and stock are still loading. */
  isPartial: boolean;
  variant: SelectedVariant;
  /** Renders the cart's button. */
  renderBuy: (purchase: Purchase) => ReactNode;
  /** Wishlist and compare controls next to the button. */
  lists: ReactNode;
  /** The form for free swatches, below the options. */
  swatches: ReactNode;
  /** Stock status between options and quantity. */
  stock: ReactNode;
  /** Whether the layout keeps the button visible in a bar on a small screen. */
  isSticky: boolean;
}

/** The path of the quote page for a product. */
const quotePath = (url: string, product: string) =>
  `${url}${url.includes('?') ? '&' : '?'}product=${encodeURIComponent(product)}`;

function QuoteLink({ product }: { product: string }) {
  const { t } = useTranslation('product');
  const { target, href } = useLinkTarget(quotePath(useConfig().request_quote_url, product));
  return (
    <ButtonLink to={target.kind === 'route' ? target.path : href} size="lg" icon="mail">
      {t('requestQuote')}
    </ButtonLink>
  );
}

/** The staff, who sell what this page doesn't: by phone or in a store, and at a kiosk beside it. */
function AskStaff({ text }: { text: 'noVariant' | 'priceOnRequestHelp' }) {
  const { t } = useTranslation('product');
  const isKiosk = useIsKiosk();
  const { phone } = useConfig();
  const digits = isKiosk ? null : phoneDigits(phone);
  return (
    <p className={styles.askStaff}>
      {t(isKiosk ? `${text}AtKiosk` : text)} {digits && <a href={`tel:${digits}`}>{phone}</a>}
    </p>
  );
}

/** Price, options, quantity and the button that adds to the cart. */
export function BuyBox({ product, isPartial, variant, renderBuy, lists, swatches, stock, isSticky }: Props) {
  const { t } = useTranslation('product');
  // null until the shopper chooses, because a tile, which is shown before the product arrives, lacks the minimum.
  const [chosenQty, setQty] = useState<number | null>(null);
  const qty = chosenQty ?? Math.max(1, product.selection_qty);
  const [selectedAddons, setSelectedAddons] = useState<readonly string[] | null>(null);
  const config = useConfig();
  const { pdp } = config.display_features;
  const { simple, choice, choose } = variant;
  const pricedProduct = simple ?? product;
  const addons = selectedAddons ? offeredAddOns(product, selectedAddons) : preselectedAddOns(product);
  const isUnbuyable = !isPartial && lacksVariant(product, simple);
  const purchase: Purchase = {
    product: {
      entity_id: product.entity_id,
      name: product.name,
      image: simple?.images[0]?.url || product.image_url.small || product.image_url.normal,
    },
    superAttribute: simple ? choice : undefined,
    qty,
    addonIds: addons,
    isDisabled: isPartial || !pricedProduct.in_stock,
  };
  // A variant may have rules that its product has not.
  const isPriceOnRequest = product.poa || pricedProduct.poa;
  const { entity_id } = product;
  useEffect(() => {
    if (isUnbuyable) console.warn(`Product ${entity_id} can not be bought: no variant has its options`);
  }, [isUnbuyable, entity_id]);
  const isOffered = product.display_add_to_cart && pricedProduct.display_add_to_cart && !isPriceOnRequest;
  const canBuy = isOffered && !isUnbuyable;
  return (
    <div className={styles.box}>
      <ProductPrice product={pricedProduct} size="lg" />
      <ProductSavings product={pricedProduct} />
      {pdp.show_monthly_payment && <MonthlyPayment product={pricedProduct} />}
      {product.attributes.length > 0 && <OptionPicker product={product} choice={choice} onChoose={choose} />}
      {swatches}
      {stock}
      {canBuy && <AddOns addons={product.addons} selectedIds={addons} onChange={setSelectedAddons} />}
      {canBuy && (
        <StickyBuyBar
          name={product.name}
          price={<ProductPrice product={pricedProduct} size="sm" />}
          isSticky={isSticky}
          isStickyOnDesktop={pdp.desktop_buy_bar}
          button={renderBuy(purchase)}
          options={
            product.attributes.length > 0
              ? {
                  chosen: chosenOptions(product, choice),
                  picker: <OptionPicker product={product} choice={choice} onChoose={choose} />,
                }
              : undefined
          }
        >
          <QuantityField
            value={qty}
            onChange={setQty}
            isDisabled={isPartial}
            texts={{
              label: t('quantity'),
              less: t('decreaseQuantity'),
              more: t('increaseQuantity'),
              notWhole: t('quantityNotWhole'),
            }}
          />
          <div className={styles.button}>{renderBuy(purchase)}</div>
        </StickyBuyBar>
      )}
      {isOffered && isUnbuyable && <AskStaff text="noVariant" />}
      {pricedProduct.price_store && (
        <p className={styles.priceLocation}>{t('priceAtStore', { store: pricedProduct.price_store })}</p>
      )}
      {isPriceOnRequest && (
        <>
          <AskStaff text="priceOnRequestHelp" />
          {hasFeature(config, 'request_quote') && <QuoteLink product={product.name} />}
        </>
      )}
      <div className={styles.lists}>{lists}</div>
    </div>
  );
}
