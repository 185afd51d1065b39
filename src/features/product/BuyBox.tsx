import { type ReactNode, useState } from 'react';
import type { ProductPage } from '@/api/contract/product';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useTranslation } from '@/config/useTranslation';
import { ButtonLink } from '@/ui/ButtonLink';
import { QuantityField } from '@/ui/QuantityField';
import { AddOns } from './AddOns';
import styles from './BuyBox.module.css';
import { MonthlyPayment } from './financing/MonthlyPayment';
import { OptionPicker } from './OptionPicker';
import { ProductPrice } from './ProductPrice';
import { ProductSavings } from './ProductSavings';
import { StickyBuyBar } from './StickyBuyBar';
import type { ChosenVariant } from './useChoice';

/** What goes into the cart when the button is pressed. */
export interface Purchase {
  product: { entity_id: string; name: string; image: string };
  superAttribute?: Record<string, string>;
  qty: number;
  addonIds: readonly string[];
  isDisabled: boolean;
}

interface Props {
  product: ProductPage;
  /** Options and stock are still on their way. */
  isPartial: boolean;
  variant: ChosenVariant;
  /** The button, which belongs to the cart. */
  renderBuy: (purchase: Purchase) => ReactNode;
  /** Beside the button: wish list and compare. */
  lists: ReactNode;
  /** Between options and quantity: stock. */
  stock: ReactNode;
  /** On a small screen a bar keeps the button at hand. */
  isSticky: boolean;
}

/** Price, options, how many, and into the cart. */
export function BuyBox({ product, isPartial, variant, renderBuy, lists, stock, isSticky }: Props) {
  const { t } = useTranslation('product');
  const [qty, setQty] = useState(Math.max(1, product.selection_qty));
  const [chosenAddons, setAddons] = useState<readonly string[] | null>(null);
  const config = useConfig();
  const { pdp } = config.display_features;
  const { simple, choice, choose } = variant;
  const priced = simple ?? product;
  const addons = chosenAddons ?? product.pre_selected_add_ons;
  const needsOptions = product.type_id === 'configurable';
  const purchase: Purchase = {
    product: {
      entity_id: product.entity_id,
      name: product.name,
      image: simple?.images[0]?.url || product.image_url.small || product.image_url.normal,
    },
    superAttribute: simple ? choice : undefined,
    qty,
    addonIds: addons,
    isDisabled: isPartial || !priced.in_stock || (needsOptions && simple === null),
  };
  const canBuy = product.display_add_to_cart && !product.poa;
  return (
    <div className={styles.box}>
      <ProductPrice product={priced} size="lg" />
      <ProductSavings product={priced} />
      {pdp.show_monthly_payment && <MonthlyPayment product={priced} />}
      {product.attributes.length > 0 && <OptionPicker product={product} choice={choice} onChoose={choose} />}
      {stock}
      <AddOns addons={product.addons} chosen={addons} onChange={setAddons} />
      {canBuy && (
        <StickyBuyBar
          name={product.name}
          price={<ProductPrice product={priced} size="sm" />}
          isSticky={isSticky}
          button={renderBuy(purchase)}
        >
          <QuantityField
            value={qty}
            onChange={setQty}
            isDisabled={isPartial}
            texts={{ label: t('quantity'), less: t('oneLess'), more: t('oneMore') }}
          />
          <div className={styles.button}>{renderBuy(purchase)}</div>
        </StickyBuyBar>
      )}
      {priced.price_store && (
        <p className={styles.store}>{t('priceAtStore', { store: priced.price_store })}</p>
      )}
      {product.poa && (
        <>
          <p className={styles.ask}>{t('askForPrice')}</p>
          {hasFeature(config, 'request_quote') && (
            <ButtonLink
              to={`/request-quote?product=${encodeURIComponent(product.name)}`}
              size="lg"
              icon="mail"
            >
              {t('requestQuote')}
            </ButtonLink>
          )}
        </>
      )}
      <div className={styles.lists}>{lists}</div>
    </div>
  );
}
