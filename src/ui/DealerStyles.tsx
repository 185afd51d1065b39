import { useInsertionEffect, useSyncExternalStore } from 'react';
import { useNonce } from '@/lib/nonce';

const neverChanges = () => () => {};
const hasSheets = () => typeof document !== 'undefined' && 'adoptedStyleSheets' in document;

interface Props {
  css: string;
  /** Places the styles in the head, once for the name. */
  name?: string;
}

/**
 * Styles that a dealer wrote. The server writes an element, whose hash the page's content-security policy permits; a
 * browser adopts a style sheet instead, because the policy permits no element that comes later.
 */
export function DealerStyles({ css, name }: Props) {
  const nonce = useNonce();
  const isAdopted = useSyncExternalStore(neverChanges, hasSheets, () => false);
  useInsertionEffect(() => {
    if (!isAdopted) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css, isAdopted]);
  if (isAdopted) return null;
  return name ? (
    <style href={name} precedence="site" nonce={nonce}>
      {css}
    </style>
  ) : (
    <style nonce={nonce}>{css}</style>
  );
}
