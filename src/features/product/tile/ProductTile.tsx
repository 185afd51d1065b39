import { productPath } from '@contract/paths';
import type { Product } from '@contract/product';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { listAround } from '@/browser/listAround';
import { useConfig } from '@/config/configSlice';
import { tileClicked } from '@/features/product/data/productPreviewSlice';
import { usePrefetchProduct } from '@/features/product/data/usePrefetchProduct';
import { TileMonthly } from '@/features/product/financing/TileMonthly';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import { swatchBackground } from '@/features/product/variants/swatchBackground';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { isPlainClick } from '@/lib/plainClick';
import { Picture } from '@/ui/Picture';
import { EnergyStar } from './EnergyStar';
import { ProductFlags } from './ProductFlags';
import { ProductRating } from './ProductRating';
import styles from './ProductTile.module.css';
import { hasTransition, opensAtOnce, useProductTransition } from './productTransition';
import { TileDelivery } from './TileDelivery';
import { TileOutlet } from './TileOutlet';

interface Props {
  product: Product;
  mode?: 'grid' | 'list';
  /** The picture is in the first screen. */
  priority?: 'high' | 'low';
  heading?: 'h2' | 'h3';
  /** Content next to the brand: the wishlist button. */
  corner?: ReactNode;
  /** Content below: compare, add to cart. */
  actions?: ReactNode;
}

/** The sizes attribute of a tile's image. */
const GRID_SIZES = '(min-width: 1600px) 18rem, (min-width: 960px) 26vw, (min-width: 600px) 32vw, 48vw';
const LIST_SIZES = '(min-width: 600px) 14rem, 35vw';

/** A product in a listing or carousel. The name's link covers the whole tile; actions are layered above the link. */
export const ProductTile = (props: Props) => (
  <DeferredHydration>
    <Tile {...props} />
  </DeferredHydration>
);

function Tile(props: Props) {
  const track = useTrack();
  const { product, mode = 'grid', priority, heading: Heading = 'h3', corner, actions } = props;
  const [isHovered, setHovered] = useState(false);
  const { show_monthly_payment } = useConfig().display_features.catalog_product_grid;
  const dispatch = useDispatch();
  const prefetch = usePrefetchProduct(product.url_key);
  const transition = useProductTransition(product.url_key);
  const picture = { width: 400, height: 400, sizes: mode === 'grid' ? GRID_SIZES : LIST_SIZES };
  return (
    <article className={styles.tile} data-mode={mode} {...prefetch} onPointerOver={() => setHovered(true)}>
      <div className={styles.image} ref={transition.picture}>
        <Picture src={product.image_url.normal} alt="" priority={priority} {...picture} />
        {isHovered && product.image_hover_url && (
          <span className={styles.hover}>
            <Picture src={product.image_hover_url} alt="" {...picture} />
          </span>
        )}
        <ProductFlags flags={product.product_flags} />
      </div>
      <div className={styles.details}>
        <div className={styles.header}>
          <p className={styles.brand}>{product.manufacturer}</p>
          {corner && <div className={styles.control}>{corner}</div>}
        </div>
        <Heading className={styles.name}>
          <Link
            to={productPath(product.url_key)}
            viewTransition={hasTransition()}
            onClick={(event) => {
              if (isPlainClick(event)) {
                transition.onOpen();
                if (!opensAtOnce()) dispatch(tileClicked(product));
              }
              track({ type: 'productSelected', product, list: listAround(event.currentTarget) });
            }}
          >
            {product.name}
          </Link>
        </Heading>
        <ProductRating rating={product.reviews_rating} count={product.reviews_count} size={0.875} />
        {product.outlet ? (
          <TileOutlet product={product} outlet={product.outlet} />
        ) : (
          <>
            <ProductPrice product={product} size="sm" />
            {show_monthly_payment && <TileMonthly product={product} />}
            <TileDelivery availability={product.availability} />
          </>
        )}
        <div className={styles.badges}>
          <TileSwatches swatches={product.swatches} />
          {product.energy_star_qualified && <EnergyStar />}
        </div>
        {actions && <div className={`${styles.actions} ${styles.control}`}>{actions}</div>}
      </div>
    </article>
  );
}

const MAX_SWATCHES = 5;

/** Colours of a product as dots. */
function TileSwatches({ swatches }: { swatches: Product['swatches'] }) {
  const { t } = useTranslation('product');
  // Two names may share a colour.
  const backgrounds = [...new Set(swatches.map(swatchBackground))].filter(
    (background) => background !== undefined,
  );
  if (backgrounds.length < 2) return null;
  return (
    <p className={styles.swatches}>
      <span className="visually-hidden">{t('colours', { count: backgrounds.length })}</span>
      {backgrounds.slice(0, MAX_SWATCHES).map((background) => (
        <span key={background} className={styles.dot} style={{ background }} />
      ))}
      {backgrounds.length > MAX_SWATCHES && (
        <span aria-hidden="true">+{backgrounds.length - MAX_SWATCHES}</span>
      )}
    </p>
  );
}
