import { useConfig } from '@/config/configSlice';
import { configKeys } from '@/features/content/allowedValues';
import type { TagModule } from '@/features/content/tagModule';

/** A word of the configuration; nothing for a key that content may not say (shell specification §5). */
export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const config = useConfig();
  const key = configKeys.find((name) => name === attributes['data-key']);
  if (!key) return null;
  return key === 'title' ? config.name : config[key];
};
