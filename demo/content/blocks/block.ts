import type { DemoBlock, TenantCode } from '../../shopTypes.ts';
import type { Text } from '../../text.ts';

const everyone: readonly TenantCode[] = ['maple', 'boreale'];

/** A block of the demo shop; without tenants it belongs to both. */
export function block(identifier: string, title: string, content: Text, tenants = everyone): DemoBlock {
  return { identifier, title, content, tenants };
}

/** A text that is the same in both languages: styles, structured data, switches. */
export function plain(content: string): Text {
  return { en: content, fr: content };
}
