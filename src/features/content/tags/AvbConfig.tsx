import { useConfig } from '@/config/configSlice';
import type { TagModule } from '@/features/content/tagModule';

/** Parts of the configuration that content may say (shell specification §5). */
const allowed = [
  'base_url',
  'name',
  'phone',
  'store_code',
  'logo_src',
  'logo_alt',
  'title_prefix',
  'title_suffix',
  'description',
] as const;

export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const config = useConfig();
  const wanted = attributes['data-key'] ?? '';
  if (wanted === 'title') return config.name;
  const key = allowed.find((name) => name === wanted);
  if (key) return config[key];
  console.error('CMS Content Validation Error', `avb-config: "${wanted}" is not allowed`);
  return null;
};
