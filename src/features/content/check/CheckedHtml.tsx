import { useEffect, useId, useMemo } from 'react';
import { parseContent } from '@/features/content/parseContent';
import { renderNodes } from '@/features/content/renderContent';
import { checkContent } from './checkContent';
import { checkView } from './checkView';
import { markProblems } from './markProblems';
import './checkedContent.css';

/** Dealers' HTML with every problem outlined in its place. */
export function CheckedHtml({ html }: { html: string }) {
  const base = useId();
  const { nodes, found } = useMemo(() => {
    const parsed = parseContent(html);
    return markProblems(parsed, checkContent(html, parsed), base);
  }, [html, base]);
  useEffect(() => checkView.show(base, found), [base, found]);
  return <>{renderNodes(nodes)}</>;
}
