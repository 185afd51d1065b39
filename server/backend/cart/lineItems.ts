/** A stored line of a cart. simpleId: the chosen variant of a configurable product. */
export interface LineItem {
  /** null until the line is stored. */
  itemId: number | null;
  productId: number;
  simpleId: number | null;
  qty: number;
}

/** Links an add-on to the main product it was added for; both are product ids. */
export interface AddonLink {
  mainId: number;
  addonId: number;
}

export interface CartContents {
  lines: readonly LineItem[];
  links: readonly AddonLink[];
}

export interface Addition {
  productId: number;
  simpleId: number | null;
  qty: number;
  parentId: number | null;
}

export type LineKey = Pick<LineItem, 'productId' | 'simpleId'>;

export const lineItemKey = ({ productId, simpleId }: LineKey): string => `${productId}:${simpleId ?? ''}`;

const holds = (lines: readonly LineItem[], productId: number) =>
  lines.some((line) => line.productId === productId);
const isLink = (mainId: number, addonId: number) => (link: AddonLink) =>
  link.mainId === mainId && link.addonId === addonId;

const withLink = (links: readonly AddonLink[], mainId: number, addonId: number) =>
  links.some(isLink(mainId, addonId)) ? links : [...links, { mainId, addonId }];
const withoutLink = (links: readonly AddonLink[], mainId: number, addonId: number) =>
  links.filter((link) => !isLink(mainId, addonId)(link));

/** Adds to the line of the same product and variant, or appends a new line. */
export function addLineItem({ lines, links }: CartContents, added: Addition): CartContents {
  const isSame = (line: LineItem) => line.productId === added.productId && line.simpleId === added.simpleId;
  const { productId, simpleId, qty, parentId } = added;
  return {
    lines: lines.some(isSame)
      ? lines.map((line) => (isSame(line) ? { ...line, qty: line.qty + qty } : line))
      : [...lines, { itemId: null, productId, simpleId, qty }],
    links: parentId === null ? links : withLink(links, parentId, productId),
  };
}

/** Removes a line; its add-ons follow by the removal rule. */
export function removeLineItem({ lines, links }: CartContents, itemId: number): CartContents {
  const removed = lines.find((line) => line.itemId === itemId);
  if (!removed) return { lines, links };
  const rest = lines.filter((line) => line !== removed);
  const { productId } = removed;
  if (holds(rest, productId)) return { lines: rest, links };
  const orphans = links.filter((link) => link.mainId === productId).map((link) => link.addonId);
  const remaining = { lines: rest, links: links.filter((link) => link.addonId !== productId) };
  return orphans.reduce<CartContents>(
    (contents, addonId) => removeAddon(contents, productId, addonId),
    remaining,
  );
}

/**
 * Unlinks an add-on from a main product: the line is removed if its quantity is 1 or only this parent uses it,
 * otherwise its quantity decreases by one (docs/spec/11 §4).
 */
export function removeAddon({ lines, links }: CartContents, mainId: number, addonId: number): CartContents {
  if (!links.some(isLink(mainId, addonId))) return { lines, links };
  const parents = links.filter((link) => link.addonId === addonId).length;
  const left = withoutLink(links, mainId, addonId);
  const line = lines.find((one) => one.productId === addonId);
  if (!line) return { lines, links: left };
  if (line.qty > 1 && parents > 1) return { lines: withQty(lines, line, line.qty - 1), links: left };
  return removeUnlinked({ lines, links: left }, line);
}

function removeUnlinked({ lines, links }: CartContents, line: LineItem): CartContents {
  return {
    lines: lines.filter((one) => one !== line),
    links: links.filter(({ addonId, mainId }) => addonId !== line.productId && mainId !== line.productId),
  };
}

const withQty = (lines: readonly LineItem[], changed: LineItem, qty: number) =>
  lines.map((line) => (line === changed ? { ...line, qty } : line));

/**
 * Sets the quantity of a line; 0 removes it. With a parent, a smaller quantity unlinks the add-on from that parent,
 * any other quantity links it.
 */
export function setQty(
  contents: CartContents,
  itemId: number,
  qty: number,
  parentId: number | null,
): CartContents {
  const line = contents.lines.find((one) => one.itemId === itemId);
  if (!line) return contents;
  if (qty === 0) return removeLineItem(contents, itemId);
  const changeLink = qty < line.qty ? withoutLink : withLink;
  const links = parentId === null ? contents.links : changeLink(contents.links, parentId, line.productId);
  return { lines: withQty(contents.lines, line, qty), links };
}

/** Merges the session's contents into the customer's: the larger quantity of the same product and variant wins. */
export function mergeContents(own: CartContents, sessionContents: CartContents): CartContents {
  const merged = new Map(own.lines.map((line) => [lineItemKey(line), line]));
  for (const line of sessionContents.lines) {
    const same = merged.get(lineItemKey(line));
    const rest = same ? { ...same, qty: Math.max(same.qty, line.qty) } : { ...line, itemId: null };
    merged.set(lineItemKey(line), rest);
  }
  return {
    lines: [...merged.values()],
    links: sessionContents.links.reduce(
      (links, link) => withLink(links, link.mainId, link.addonId),
      own.links,
    ),
  };
}

/** Returns a text that is equal for equal contents, to detect changes. */
export const fingerprint = ({ lines, links }: CartContents): string =>
  [
    ...lines.map((line) => `${lineItemKey(line)}x${line.qty}`),
    ...links.map((link) => `${link.mainId}>${link.addonId}`),
  ].join(' ');
