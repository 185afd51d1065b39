import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { BrandLogo } from '@/features/content/brands/BrandLogo';
import { contentApi, useListBrandsQuery } from '@/features/content/contentApi';
import { numberOf } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';
import styles from './AvbBrands.module.css';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(contentApi.endpoints.listBrands.initiate(undefined, options));

/** Name of a maker's logo file: its code, or made from its name where codes are numbers. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Most makers in a row of a wide screen. */
const ACROSS = 7;

/** Logos of the makers the shop sells, each leading to its goods. */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { base_media_url } = useConfig();
  const { data = [] } = useListBrandsQuery();
  const wanted = (attributes['data-slugs'] ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean);
  const brands = data.map((brand) => ({
    ...brand,
    slug: slugOf(/^\d+$/.test(brand.value) ? brand.label : brand.value),
  }));
  const shown =
    wanted.length > 0 ? wanted.flatMap((slug) => brands.filter((brand) => brand.slug === slug)) : brands;
  const limited = shown.slice(0, numberOf(attributes['data-limit'], 100));
  // Rows of the same length: 14 makers are two sevens, not six, six and two.
  const across = Math.ceil(limited.length / Math.ceil(limited.length / ACROSS));
  const media = (base_media_url || '/media').replace(/\/$/, '');
  return (
    <ul className={styles.brands} style={{ '--across': across } as CSSProperties}>
      {limited.map(({ value, label, slug }) => (
        <li key={value}>
          <Link to={`/catalog/special/manufacturer/${encodeURIComponent(value)}`} className={styles.brand}>
            <BrandLogo src={`${media}/brand/brands/${slug}.svg`} name={label || value} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
