import { useHref } from 'react-router-dom';
import { useConfig } from './configSlice';
import { type LinkTarget, linkTarget } from './linkTarget';

interface ResolvedLink {
  target: LinkTarget;
  /** Complete href of an anchor: routes carry the language prefix of the current page. */
  href: string;
}

/** Resolves a link of dealers' content or menus for the current page (docs/spec/05 §4). */
export function useLinkTarget(href: string): ResolvedLink {
  const config = useConfig();
  const basename = useHref('/').replace(/\/$/, '');
  const target = linkTarget(href, config, basename);
  if (target.kind === 'route')
    return { target, href: target.path.startsWith('?') ? target.path : `${basename}${target.path}` };
  return { target, href: target.kind === 'jump' ? `#${target.id}` : target.href };
}
