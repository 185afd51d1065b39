import type { MouseEvent, ReactNode } from 'react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { jumpToAnchor } from '@/browser/scrollToAnchor';
import { opensNewTab, useLinkTarget } from '@/config/useLinkTarget';
import { isPlainClick } from '@/lib/plainClick';
import { attributesToProps } from './attributesToProps';

function jumpTo(event: MouseEvent, id: string) {
  if (!jumpToAnchor(id)) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', `#${id}`);
}

interface RouteLinkProps {
  path: string;
  attributes: Record<string, unknown>;
  children: ReactNode;
}

/** A router link. If the router fails, the browser loads the page (docs/spec/05 §4). */
function RouteLink({ path, attributes, children }: RouteLinkProps) {
  const href = useHref(path);
  const navigate = useNavigate();
  async function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await navigate(path, { replace: href === window.location.pathname + window.location.search });
    } catch (error) {
      console.warn(`The router could not go to ${href}`, error);
      window.location.assign(href);
    }
  }
  return (
    <Link {...attributes} to={path} onClick={follow}>
      {children}
    </Link>
  );
}

interface Props {
  attributes: Record<string, string>;
  children: ReactNode;
}

/** A link in dealer content: a route, a jump within the page, or a full page load. Without href it is only an anchor. */
export function ContentLink({ attributes, children }: Props) {
  const { href: rawHref, ...rest } = attributes;
  const { target, href, newTabRel } = useLinkTarget(rawHref ?? '');
  const props = attributesToProps(rest);
  if (rawHref === undefined) return <a {...props}>{children}</a>;
  const isNewTab = opensNewTab(attributes.target);
  if (target.kind === 'route' && !isNewTab) {
    return (
      <RouteLink path={target.path} attributes={props}>
        {children}
      </RouteLink>
    );
  }
  return (
    <a
      {...props}
      href={href}
      rel={isNewTab ? newTabRel : attributes.rel}
      onClick={target.kind === 'jump' ? (event) => jumpTo(event, target.id) : undefined}
    >
      {children}
    </a>
  );
}
