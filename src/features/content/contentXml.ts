import type { ChildNode, Element } from 'domhandler';
import { isElement, isText, newComment, newElement, newText } from './contentNodes';

/** The same depth as parsed HTML: deeper nodes are dropped, so that no content can exhaust the call stack. */
const MAX_DEPTH = 66;

/** Prefix of every text in this format. */
const MARK = '<?xml?>';

/** A comment, a closing tag, an opening tag (its name, its attributes, whether it has no children), or text. */
const TOKEN = /<!--(.*?)-->|<\/[^>]*>|<([^\s"=<>/]+)((?: [^\s"=<>/]+="[^"]*")*)(\/?)>|[^<]+/gs;
const ATTRIBUTE = / ([^ =]+)="([^"]*)"/g;

const writeSigns = (text: string, signs: RegExp) => text.replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);
const readSigns = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const nameOf = (name: string) => writeSigns(name, /[^\w:.-]/g);

function nodeToXml(node: ChildNode): string {
  if (isText(node)) return writeSigns(node.data, /[&<]/g);
  if (!isElement(node)) return `<!--${'data' in node ? writeSigns(node.data, /[&>]/g) : ''}-->`;
  const attributes = Object.entries(node.attribs).map(
    ([name, value]) => ` ${nameOf(name)}="${writeSigns(value, /[&"]/g)}"`,
  );
  const tag = nameOf(node.name) + attributes.join('');
  return node.children.length > 0 ? `<${tag}>${node.children.map(nodeToXml).join('')}</>` : `<${tag}/>`;
}

/**
 * Serialises parsed HTML so that parseXml returns the same nodes. The server passes dealer HTML to a rendered page in this format, because
 * the error-correcting HTML parser is twenty times as large as parseXml.
 */
export const toXml = (nodes: readonly ChildNode[]): string => MARK + nodes.map(nodeToXml).join('');

/** Whether a content was written by toXml. */
export const isXml = (content: string): boolean => content.startsWith(MARK);

/** Parses the output of toXml. Never throws; for any other text it returns some nodes, which are as untrusted as those of any HTML. */
export function parseXml(xml: string): ChildNode[] {
  const nodes: ChildNode[] = [];
  const open: Element[] = [];
  const add = (node: ChildNode) => {
    node.parent = open.at(-1) ?? null;
    if (open.length < MAX_DEPTH) (open.at(-1)?.children ?? nodes).push(node);
  };
  for (const [token, comment, name, attributes = '', isEmpty] of xml.slice(MARK.length).matchAll(TOKEN)) {
    if (comment !== undefined) add(newComment(readSigns(comment)));
    else if (name !== undefined) {
      const attribs: Record<string, string> = {};
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
        attribs[readSigns(key)] = readSigns(value);
      const element = newElement(readSigns(name), attribs);
      add(element);
      if (!isEmpty) open.push(element);
    } else if (token.startsWith('</')) open.pop();
    else add(newText(readSigns(token)));
  }
  return nodes;
}
