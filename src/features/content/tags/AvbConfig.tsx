import { useConfig } from '@/config/configSlice';
import { configKeys } from '@/features/content/allowedValues';
import type { TagModule } from '@/features/content/tagModule';

/** Shows a value of the configuration; nothing for a key that is not allowed (docs/spec/04 §6). */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const config = useConfig();
  const key = configKeys.find((name) => name === attributes['data-key']);
  if (!key) return null;
  return key === 'title' ? config.title || config.name : config[key];
};
