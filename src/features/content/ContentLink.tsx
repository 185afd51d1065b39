import { attributesToProps } from 'html-react-parser';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useHref, useNavigate } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { isPlainClick } from '@/lib/plainClick';

/** How a link in content navigates (docs/spec/05 §4, Links). */
type LinkTarget =
  | { kind: 'jump'; id: string }
  | { kind: 'route'; path: string }
  | { kind: 'tel'; href: string }
  /** Media files, other sites and email addresses, which the browser opens. */
  | { kind: 'load'; href: string };

const MEDIA = /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|mp4|webm|mov|zip|docx?|xlsx?|csv)(?:[?#]|$)/i;

/** Classifies a link. baseUrl: the tenant's configured URL; links below it are routes of the app. */
export function linkTarget(href: string, baseUrl: string): LinkTarget {
  const url = href.trim();
  if (url.startsWith('#') && url.length > 1) return { kind: 'jump', id: url.slice(1) };
  if (/^tel:/i.test(url)) return { kind: 'tel', href: url };
  const base = baseUrl.replace(/\/$/, '');
  const isOwnUrl = base !== '' && (url === base || url.startsWith(`${base}/`));
  const local = isOwnUrl ? url.slice(base.length) || '/' : url;
  if (/^[a-z][a-z\d+.-]*:/i.test(local) || local.startsWith('//')) return { kind: 'load', href: url };
  if (MEDIA.test(local) || local.startsWith('/media/')) return { kind: 'load', href: local };
  return { kind: 'route', path: local.startsWith('/') ? local : `/${local}` };
}

/** Offset above the target of an in-page link, in px (docs/spec/05 §4). */
export const JUMP_OFFSET = 200;

function jumpTo(event: MouseEvent, id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  event.preventDefault();
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = element.getBoundingClientRect().top + window.scrollY - JUMP_OFFSET;
  window.scrollTo({ top, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  window.history.replaceState(window.history.state, '', `#${id}`);
}

interface RouteLinkProps {
  path: string;
  attributes: Record<string, unknown>;
  children: ReactNode;
}

/** A router link. When the router fails, the browser loads the page (docs/spec/05 §4). */
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

/** A link in dealers' content: a route, a jump within the page, or a full page load. */
export function ContentLink({ attributes, children }: Props) {
  const { base_url } = useConfig();
  const { href = '', ...rest } = attributes;
  const props = attributesToProps(rest);
  const target = linkTarget(href, base_url);
  const opensNewTab = attributes.target === '_blank';
  if (target.kind === 'route' && !opensNewTab) {
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
      rel={opensNewTab ? 'noopener noreferrer' : attributes.rel}
      onClick={target.kind === 'jump' ? (event) => jumpTo(event, target.id) : undefined}
    >
      {children}
    </a>
  );
}
