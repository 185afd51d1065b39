import { lazy, useMemo, useSyncExternalStore } from 'react';
import './content.css';
import { checkView } from './check/checkView';
import { useContentCheck } from './check/useContentCheck';
import { parseContent } from './parseContent';
import { renderNodes } from './renderContent';

const CheckedHtml = lazy(async () => ({ default: (await import('./check/CheckedHtml')).CheckedHtml }));

interface Props {
  html: string;
}

/** Dealers' HTML on the page, custom tags alive; checked when idle, its problems outlined for a dealer who asks. */
export function ContentHtml({ html }: Props) {
  const nodes = useMemo(() => parseContent(html), [html]);
  const isChecking = useSyncExternalStore(checkView.subscribe, checkView.isOpen, () => false);
  useContentCheck(html);
  return isChecking ? <CheckedHtml html={html} /> : renderNodes(nodes);
}
