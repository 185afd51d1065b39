import { join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';

export const webFolder = join(projectRoot, 'dist', 'web');
export const localesFolder = join(projectRoot, 'locales');
export const mediaFolder = join(projectRoot, 'demo', 'media');
export const serverEntryFile = join(projectRoot, 'dist', 'server-entry', 'serverEntry.js');
