import type { ChildNode } from 'domhandler';
import { createContext } from 'react';

/** What a render on the server parsed, and hands to the browser. */
export interface ParsedContents {
  nodes: Map<string, ChildNode[]>;
  /** The contents whose problems are logged. */
  checked: Set<string>;
}

/** Null in a browser. */
export const ParsedContentsContext = createContext<ParsedContents | null>(null);
