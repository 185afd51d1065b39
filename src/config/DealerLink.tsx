import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { useLinkTarget } from './useLinkTarget';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> {
  /** As written by the dealer: a path with or without a slash, a file, or a complete URL. */
  url: string;
}

/** A link of the configuration: a router link for pages of the shop, or else a plain anchor (docs/spec/05 §4). */
export function DealerLink({ url, children, ...props }: Props) {
  const { target, href, newTabRel } = useLinkTarget(url);
  if (target.kind === 'route')
    return (
      <Link to={target.path} {...props}>
        {children}
      </Link>
    );
  return (
    <a href={href} rel={props.target === '_blank' ? newTabRel : undefined} {...props}>
      {children}
    </a>
  );
}
