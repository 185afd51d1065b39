import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { useWishes } from './useWishes';
import styles from './WishButton.module.css';

interface Props {
  product: { entity_id: string; name: string };
  look?: 'plain' | 'outlined';
}

/** The heart: on the wish list or not. */
export function WishButton({ product, look }: Props) {
  const { t } = useTranslation('product');
  const { ids, add, remove } = useWishes();
  const isWished = ids.includes(product.entity_id);
  const toggle = isWished ? remove : add;
  return (
    <IconButton
      className={styles.heart}
      icon="heart"
      look={look}
      iconSize={1.25}
      isFilled={isWished}
      aria-pressed={isWished}
      label={t('wish', { name: product.name })}
      onClick={() => toggle(product.entity_id)}
    />
  );
}
