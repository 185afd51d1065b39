import type { ChildNode } from 'domhandler';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadParser, onParserLoaded } from './htmlParser';
import { canParse, parseContent } from './parseContent';
import { ParsedContentsContext } from './parsedContents';

/**
 * The nodes of a dealer's content; none until the parser has loaded, which is only needed for content that the server has not parsed. While
 * new content waits for the parser, the nodes of the previous content are returned.
 */
export function useContentNodes(content: string): ChildNode[] {
  const parsed = use(ParsedContentsContext);
  const isReady = useSyncExternalStore(
    onParserLoaded,
    () => canParse(content),
    () => canParse(content),
  );
  const nodes = useMemo(() => (isReady ? parseContent(content) : null), [content, isReady]);
  const [last, setLast] = useState(nodes ?? []);
  if (nodes && nodes !== last) setLast(nodes);
  useEffect(() => {
    if (!isReady) void loadParser();
  }, [isReady]);
  if (nodes) parsed?.nodes.set(content, nodes);
  return nodes ?? last;
}
