import type { DemoBlock } from '../../shopTypes.ts';
import { departmentBlocks } from './departments.ts';
import { homeBlocks } from './home.ts';
import { shellBlocks } from './shell.ts';
import { siteBlocks } from './site.ts';

/** The content blocks of both tenants. An identifier is unique within a tenant. */
export const blocks: readonly DemoBlock[] = [
  ...shellBlocks,
  ...siteBlocks,
  ...homeBlocks,
  ...departmentBlocks,
];
