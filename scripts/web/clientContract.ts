import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** What only a server reads of an endpoint: it validates requests, and the docs name the call. */
const SERVER_KEYS = ['params', 'query', 'body', 'summary'];

const PURE = '/*@__PURE__*/';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Removes the properties of endpoint({ … }) that a browser never reads. */
function removals({ type, callee, arguments: passed }: Node & { callee?: Node; arguments?: Node[] }): Edit[] {
  const properties = passed?.[0]?.properties as Node[] | undefined;
  if (type !== 'CallExpression' || callee?.name !== 'endpoint' || !properties) return [];
  return properties.flatMap(({ key, start, end }, index) => {
    const isRemoved = SERVER_KEYS.includes((key as Node).name as string);
    return isRemoved ? [{ start, end: properties[index + 1]?.start ?? end, text: '' }] : [];
  });
}

/** The edits of a declaration. The calls in functions stay as they are: only those outside run while the page starts. */
function editsOf(node: Node): Edit[] {
  if (/Function/.test(node.type)) return [];
  const marked = node.type === 'CallExpression' ? [{ start: node.start, end: node.start, text: PURE }] : [];
  return [...marked, ...removals(node), ...childrenOf(node).flatMap(editsOf)];
}

/** Applies edits from the last to the first, so that the places of the others stay valid. */
function apply(code: string, edits: readonly Edit[]): string {
  const removed = edits.filter(({ start, end }) => end > start);
  const isOutside = (edit: Edit) =>
    removed.every((part) => part === edit || edit.start < part.start || edit.start >= part.end);
  // A chain of calls begins at one place, and one mark there is enough.
  const places = new Map(edits.filter(isOutside).map((edit) => [edit.start, edit]));
  return [...places.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), code);
}

/** The code of a module of the contract as a browser needs it. body: the statements of the code */
export function clientCode(code: string, body: readonly unknown[]): string {
  const declarations = body
    .filter(isNode)
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter(isNode)
    .filter(({ type }) => type === 'VariableDeclaration');
  return apply(code, declarations.flatMap(editsOf));
}

/**
 * Leaves out of the browser's code what only a server needs of the contract: the schemas of requests, and every schema that no
 * code of the browser imports. A schema is made by calls that change nothing else, which a bundler can't know.
 */
export const clientContract = (): Plugin => ({
  name: 'client-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /[\\/]contract[\\/][\w/\\]+\.ts$/ },
    handler(code) {
      // Lines stay where they were, which is what the traces of errors are read by.
      return { code: clientCode(code, this.parse(code).body), map: null, moduleSideEffects: false };
    },
  },
});
