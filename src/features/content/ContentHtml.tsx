import { Fragment, lazy, useMemo } from 'react';
import { useSelector } from 'react-redux';
import './content.css';
import { selectIsPanelOpen } from './check/contentCheckSlice';
import { useContentCheck } from './check/useContentCheck';
import { surfacesOf } from './ownColours';
import { parseContent } from './parseContent';
import { renderNodes } from './renderContent';

const CheckedHtml = lazy(async () => ({ default: (await import('./check/CheckedHtml')).CheckedHtml }));

interface Props {
  html: string;
}

/**
 * Renders a dealer's HTML with its custom tags; what has colours of its own stays light on a dark screen. The content is checked when idle; its problems are outlined while the check panel is open.
 */
export function ContentHtml({ html }: Props) {
  const surfaces = useMemo(() => surfacesOf(parseContent(html)), [html]);
  const isChecking = useSelector(selectIsPanelOpen);
  useContentCheck(html);
  if (isChecking) return <CheckedHtml html={html} />;
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
