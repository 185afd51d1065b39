import type { Cart } from '@contract/cart';
import { useTranslation } from 'react-i18next';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { AddToCartButton } from './AddToCartButton';
import styles from './CartSuggestions.module.css';
import { suggestionsOf } from './suggestions';

/** Products that complement the cart. */
export function CartSuggestions({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const products = suggestionsOf(cart);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="cart-suggestions" className={styles.suggestions}>
      <h2 id="cart-suggestions">{t('suggestions')}</h2>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.entity_id}>
            <ProductTile
              product={product}
              actions={
                <AddToCartButton
                  variant="secondary"
                  size="sm"
                  product={{ ...product, image: product.image_url.small }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
