import { useHref } from 'react-router-dom';
import { useConfig } from './configSlice';
import { type LinkTarget, linkTarget } from './linkTarget';

interface ResolvedLink {
  target: LinkTarget;
  /** Complete href of an anchor; routes include the language prefix of the current page. */
  href: string;
  /** rel of the link in a new tab. A page of the shop needs the referrer if only a permitted page may open it (docs/spec/01 §6). */
  newTabRel: string;
}

function hrefOf(target: LinkTarget, basename: string): string {
  if (target.kind === 'jump') return `#${target.id}`;
  if (target.kind !== 'route') return target.href;
  return target.path.startsWith('?') ? target.path : `${basename}${target.path}`;
}

/** Whether a link with this target opens a new tab, as HTML defines it: any name except those of the tab itself, so `blank` does, too. */
export const opensNewTab = (target: string | undefined): boolean =>
  Boolean(target) && !/^_(?:self|parent|top)$/i.test(target ?? '');

const isOfShop = (href: string) => /^(\/(?!\/)|[?#])/.test(href);

/** Resolves a link in dealer content or menus for the current page (docs/spec/05 §4). */
export function useLinkTarget(rawHref: string): ResolvedLink {
  const config = useConfig();
  const basename = useHref('/').replace(/\/$/, '');
  const target = linkTarget(rawHref, config, basename);
  const href = hrefOf(target, basename);
  return { target, href, newTabRel: isOfShop(href) ? 'noopener' : 'noopener noreferrer' };
}
