import type * as library from 'html-react-parser';
import attributes from 'html-react-parser/lib/attributes-to-props';
import nodes from 'html-react-parser/lib/dom-to-react';

// The library's index would add a second parser of HTML to every page.
export const attributesToProps: typeof library.attributesToProps = attributes;
export const domToReact: typeof library.domToReact = nodes;
