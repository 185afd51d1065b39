import { Outlet, ScrollRestoration } from 'react-router-dom';
import { preloadBlock } from '@/features/content/preloadContent';
import type { PageModule } from './pageModule';

const shellBlocks = ['header-before', 'header-after-global-promotions', 'header-after', 'footer'];

/** What every screen needs, asked for with the page that comes first. */
export const preload: PageModule['preload'] = async (given) => {
  await Promise.all(shellBlocks.map((identifier) => preloadBlock(identifier, given)));
  return undefined;
};

export const Component = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);
