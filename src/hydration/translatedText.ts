/**
 * A browser that translates the page wraps each text node in two <font> elements, or replaces it by them. React still removes and inserts
 * relative to its own nodes, which are then elsewhere or gone, and abandons the whole page with a NotFoundError
 * (github.com/facebook/react/issues/11538). Here, removeChild and insertBefore find what has replaced the node, and a text changed by React
 * is put back, so that the browser translates it again.
 */

const isWrapper = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** For text nodes removed by the translation: what has replaced them. */
const replacements = new WeakMap<Node, ChildNode>();

/** The child of a parent that has replaced a former child; null if nothing is left of it. */
function standInOf(node: Node, parent: Node): ChildNode | null {
  const replacement = replacements.get(node);
  if (replacement?.parentNode === parent) return replacement;
  let place: Node = node;
  while (isWrapper(place.parentNode) && place.parentNode !== parent) place = place.parentNode;
  return place !== node && place.parentNode === parent ? (place as ChildNode) : null;
}

/** Finds the <font> that replaced a text node, because it has the same neighbours. */
function noteReplacements(records: readonly MutationRecord[], observer: MutationObserver): void {
  const removed = records.filter(
    ({ removedNodes: [node], removedNodes }) =>
      removedNodes.length === 1 && node?.nodeType === Node.TEXT_NODE && !node.isConnected,
  );
  for (const { target, removedNodes, previousSibling, nextSibling } of removed) {
    const text = removedNodes[0] as Text;
    const neighbours = [previousSibling, nextSibling, text];
    const added = records.find(
      (record) =>
        record.target === target &&
        isWrapper(record.addedNodes[0] ?? null) &&
        [previousSibling, text].includes(record.previousSibling as Text) &&
        neighbours.includes(record.nextSibling),
    );
    const wrapper = added?.addedNodes[0] as ChildNode | undefined;
    if (!wrapper?.isConnected) continue;
    replacements.set(text, wrapper);
    observer.observe(text, { characterData: true });
  }
}

/** Puts a text changed by React back into its place. */
function restoreChanged(records: readonly MutationRecord[]): void {
  for (const { type, target } of records) {
    const replacement = type === 'characterData' ? replacements.get(target) : undefined;
    if (!replacement) continue;
    replacements.delete(target);
    if (!target.isConnected && replacement.isConnected) replacement.replaceWith(target);
  }
}

/** Keeps the app working when the page is translated. Call once, before React starts. */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const standIn = standInOf(child, this);
    // Null: the translation has already removed it, as React wants.
    if (standIn) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? standInOf(before, this) : before;
    return insertBefore.call(this, node, place) as T;
  };
  const observer = new MutationObserver((records) => {
    restoreChanged(records);
    noteReplacements(records, observer);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
