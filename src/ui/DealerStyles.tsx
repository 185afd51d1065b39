import { useInsertionEffect, useSyncExternalStore } from 'react';
import { useNonce } from '@/lib/nonce';

const neverChanges = () => () => {};
const hasSheets = () => typeof document !== 'undefined' && 'adoptedStyleSheets' in document;

interface Props {
  css: string;
  /** If set, the styles are placed in the head, once per name. */
  name?: string;
}

/**
 * Styles written by a dealer. The server renders an element, whose hash is permitted by the page's content-security policy; a browser uses
 * a constructed style sheet instead, because the policy permits no elements added later.
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
