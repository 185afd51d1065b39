import { useMemo } from 'react';
import './content.css';
import { parseContent } from './parseContent';
import { renderNodes } from './renderContent';

interface Props {
  html: string;
}

/** Dealers' HTML on the page, custom tags alive. */
export function ContentHtml({ html }: Props) {
  const nodes = useMemo(() => parseContent(html), [html]);
  return <>{renderNodes(nodes)}</>;
}
