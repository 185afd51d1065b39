import { lazy, useMemo } from 'react';
import { useSelector } from 'react-redux';
import './content.css';
import { selectIsPanelOpen } from './check/contentCheckSlice';
import { useContentCheck } from './check/useContentCheck';
import { parseContent } from './parseContent';
import { renderNodes } from './renderContent';

const CheckedHtml = lazy(async () => ({ default: (await import('./check/CheckedHtml')).CheckedHtml }));

interface Props {
  html: string;
}

/** Renders a dealer's HTML with its custom tags. The content is checked when idle; its problems are outlined while the check panel is open. */
export function ContentHtml({ html }: Props) {
  const nodes = useMemo(() => parseContent(html), [html]);
  const isChecking = useSelector(selectIsPanelOpen);
  useContentCheck(html);
  return isChecking ? <CheckedHtml html={html} /> : renderNodes(nodes);
}
