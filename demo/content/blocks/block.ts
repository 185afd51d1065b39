import type { DemoBlock, TenantCode } from '../../shopTypes.ts';
import type { Text } from '../../text.ts';

const allTenants: readonly TenantCode[] = ['maple', 'boreale'];

/** A content block. It belongs to both tenants unless `tenants` specifies one. */
export function block(identifier: string, title: string, content: Text, tenants = allTenants): DemoBlock {
  return { identifier, title, content, tenants };
}
