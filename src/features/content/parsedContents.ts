import type { ChildNode } from 'domhandler';
import { createContext } from 'react';

/** The contents that a server render has parsed, which are passed to the browser. */
export interface ParsedContents {
  nodes: Map<string, ChildNode[]>;
  /** The contents whose problems are logged. */
  checked: Set<string>;
}

/** Null in a browser. */
export const ParsedContentsContext = createContext<ParsedContents | null>(null);
