import { specialPath } from '@contract/paths';
import { slugOf } from '@contract/slug';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { contentApi, useListBrandsQuery } from '@/features/content/contentApi';
import { parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { usePictureState } from '@/ui/usePictureState';
import styles from './AvbBrands.module.css';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(contentApi.endpoints.listBrands.initiate(undefined, options));

/** Maximum number of brands in a row. */
const MAX_COLUMNS = 7;

interface LogoProps {
  src: string;
  name: string;
}

/** A brand's logo, or its name when the image fails. */
function BrandLogo({ src, name }: LogoProps) {
  const { state, image } = usePictureState(src);
  if (state === 'failed') return <strong>{name}</strong>;
  return <img {...image} src={src} alt={name} width={160} height={48} loading="lazy" />;
}

/** Logos of the brands of the catalog, each with a link to the brand's products. */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { base_media_url } = useConfig();
  const { data = [] } = useListBrandsQuery();
  const slugs = (attributes['data-slugs'] ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean);
  const brands = data.map((brand) => ({
    ...brand,
    slug: slugOf(/^\d+$/.test(brand.value) ? brand.label : brand.value),
  }));
  const selected =
    slugs.length > 0 ? slugs.flatMap((slug) => brands.filter((brand) => brand.slug === slug)) : brands;
  const limited = selected.slice(0, parsePositiveNumber(attributes['data-limit'], 100));
  // Rows have equal lengths: 14 brands are two rows of seven.
  const across = Math.ceil(limited.length / Math.ceil(limited.length / MAX_COLUMNS));
  const media = (base_media_url || '/media').replace(/\/$/, '');
  return (
    <ul className={styles.brands} style={{ '--across': across } as CSSProperties}>
      {limited.map(({ value, label, slug }) => (
        <li key={value}>
          <Link to={specialPath('manufacturer', value)} className={styles.brand}>
            <BrandLogo src={`${media}/brand/brands/${slug}.svg`} name={label || value} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
