import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, or a URL with a scheme (tel:, https:), which the browser opens. */
  to: To;
  replace?: boolean;
  state?: unknown;
  /** The page keeps its scroll position. */
  preventScrollReset?: boolean;
  viewTransition?: boolean;
  /** The browser loads the page anew. */
  reloadDocument?: boolean;
}

const isUrl = (to: To) => typeof to === 'string' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/**
 * A link to a page of the shop. React Router's own link also prefetches, discovers routes and masks URLs, which costs every first page 2 kB
 * and the shop has no use for.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  reloadDocument = false,
  onClick,
  target,
  ...attributes
}: LinkProps) {
  const isExternal = isUrl(to);
  const path = isExternal ? '' : to;
  const href = useHref(path);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(path, {
    target,
    replace,
    state,
    preventScrollReset,
    viewTransition,
  });
  return (
    <a
      {...attributes}
      href={isExternal ? String(to) : href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!isExternal && !reloadDocument && !event.defaultPrevented) navigate(event);
      }}
    />
  );
}
