import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { contentApi, useListBrandsQuery } from '@/features/content/contentApi';
import { numberOf } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';
import styles from './AvbBrands.module.css';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(contentApi.endpoints.listBrands.initiate(undefined, options));

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Logos of the makers the shop sells, each leading to its goods. */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { base_media_url } = useConfig();
  const { data = [] } = useListBrandsQuery();
  const wanted = (attributes['data-slugs'] ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean);
  const brands = data.map((brand) => ({ ...brand, slug: slugOf(brand.label || brand.value) }));
  const shown =
    wanted.length > 0 ? wanted.flatMap((slug) => brands.filter((brand) => brand.slug === slug)) : brands;
  const media = (base_media_url || '/media').replace(/\/$/, '');
  return (
    <ul className={styles.brands}>
      {shown.slice(0, numberOf(attributes['data-limit'], 100)).map(({ value, label, slug }) => (
        <li key={value}>
          <Link to={`/catalog/special/manufacturer/${encodeURIComponent(value)}`} className={styles.brand}>
            <img
              src={`${media}/brand/brands/${slug}.svg`}
              alt={label || value}
              width={160}
              height={48}
              loading="lazy"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
};
