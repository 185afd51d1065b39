import type { DemoBlock } from '../../shopTypes.ts';
import { departmentBlocks } from './departments.ts';
import { homeBlocks } from './home.ts';
import { shellBlocks } from './shell.ts';
import { siteBlocks } from './site.ts';

/** Every content block of both tenants; an identifier stands once for each tenant. */
export const blocks: readonly DemoBlock[] = [
  ...shellBlocks,
  ...siteBlocks,
  ...homeBlocks,
  ...departmentBlocks,
];
