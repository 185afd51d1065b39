import { useTranslation } from '@/config/useTranslation';
import { ProductPrice } from '@/features/product/ProductPrice';
import { useGetProductQuery } from '@/features/product/productApi';
import styles from './Invitation.module.css';

const PRODUCT = /^\/product\/([^/?#]+)/;

/** What the product of a card costs today, by the shop itself; nothing while that is not known. */
export function CardPrice({ link }: { link: string }) {
  // Has the words of a price at hand.
  useTranslation('product');
  const key = PRODUCT.exec(link)?.[1] ?? '';
  const { data } = useGetProductQuery(key, { skip: key === '', refetchOnMountOrArgChange: 3_600 });
  return <div className={styles.price}>{data && <ProductPrice product={data} size="lg" />}</div>;
}
