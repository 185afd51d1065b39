import { Fragment, lazy, useMemo } from 'react';
import { useSelector } from 'react-redux';
import './content.css';
import { selectIsPanelOpen } from './check/contentCheckSlice';
import { useContentCheck } from './check/useContentCheck';
import { surfacesOf } from './ownColours';
import { canParse } from './parseContent';
import { renderNodes } from './renderContent';
import { useContentNodes } from './useContentNodes';

const CheckedHtml = lazy(async () => ({ default: (await import('./check/CheckedHtml')).CheckedHtml }));

interface Props {
  html: string;
}

/**
 * Renders dealer HTML with its custom tags; parts with their own colours stay light on a dark screen. The content is checked when idle;
 * problems are outlined while the check panel is open.
 */
export function ContentHtml({ html }: Props) {
  const nodes = useContentNodes(html);
  const surfaces = useMemo(() => surfacesOf(nodes), [nodes]);
  const isChecking = useSelector(selectIsPanelOpen);
  useContentCheck(html);
  if (isChecking && canParse(html)) return <CheckedHtml html={html} />;
  return surfaces.map(({ nodes, isLight }, index) => {
    const content = renderNodes(nodes);
    return isLight ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one text never change places
      <div key={index} className="light-surface">
        {content}
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{content}</Fragment>
    );
  });
}
