/** One line of a cart as it is stored. simpleId: the chosen product below a configurable one. */
export interface Line {
  /** null until the line is stored. */
  itemId: number | null;
  productId: number;
  simpleId: number | null;
  qty: number;
}

/** Says that addonId is in the cart because of mainId; both are product ids. */
export interface AddonLink {
  mainId: number;
  addonId: number;
}

export interface Contents {
  lines: readonly Line[];
  links: readonly AddonLink[];
}

export interface Addition {
  productId: number;
  simpleId: number | null;
  qty: number;
  parentId: number | null;
}

const holds = (lines: readonly Line[], productId: number) =>
  lines.some((line) => line.productId === productId);
const isLink = (mainId: number, addonId: number) => (link: AddonLink) =>
  link.mainId === mainId && link.addonId === addonId;

const withLink = (links: readonly AddonLink[], mainId: number, addonId: number) =>
  links.some(isLink(mainId, addonId)) ? links : [...links, { mainId, addonId }];
const withoutLink = (links: readonly AddonLink[], mainId: number, addonId: number) =>
  links.filter((link) => !isLink(mainId, addonId)(link));

/** Adds to the line of the same choice, or as a new line at the end. */
export function addLine({ lines, links }: Contents, added: Addition): Contents {
  const isSame = (line: Line) => line.productId === added.productId && line.simpleId === added.simpleId;
  const { productId, simpleId, qty, parentId } = added;
  return {
    lines: lines.some(isSame)
      ? lines.map((line) => (isSame(line) ? { ...line, qty: line.qty + qty } : line))
      : [...lines, { itemId: null, productId, simpleId, qty }],
    links: parentId === null ? links : withLink(links, parentId, productId),
  };
}

/** Takes away one line; add-ons it brought along follow by the removal rule. */
export function removeLine({ lines, links }: Contents, itemId: number): Contents {
  const gone = lines.find((line) => line.itemId === itemId);
  if (!gone) return { lines, links };
  const rest = lines.filter((line) => line !== gone);
  const { productId } = gone;
  if (holds(rest, productId)) return { lines: rest, links };
  const orphans = links.filter((link) => link.mainId === productId).map((link) => link.addonId);
  const kept = { lines: rest, links: links.filter((link) => link.addonId !== productId) };
  return orphans.reduce<Contents>((contents, addonId) => removeAddon(contents, productId, addonId), kept);
}

/**
 * Takes an add-on off a main product: the line goes if its qty is 1 or only this parent uses it, otherwise one is
 * taken off (commerce specification §5).
 */
export function removeAddon({ lines, links }: Contents, mainId: number, addonId: number): Contents {
  if (!links.some(isLink(mainId, addonId))) return { lines, links };
  const parents = links.filter((link) => link.addonId === addonId).length;
  const left = withoutLink(links, mainId, addonId);
  const line = lines.find((one) => one.productId === addonId);
  if (!line) return { lines, links: left };
  if (line.qty > 1 && parents > 1) return { lines: withQty(lines, line, line.qty - 1), links: left };
  return removeLoose({ lines, links: left }, line);
}

function removeLoose({ lines, links }: Contents, line: Line): Contents {
  return {
    lines: lines.filter((one) => one !== line),
    links: links.filter(({ addonId, mainId }) => addonId !== line.productId && mainId !== line.productId),
  };
}

const withQty = (lines: readonly Line[], changed: Line, qty: number) =>
  lines.map((line) => (line === changed ? { ...line, qty } : line));

/**
 * Sets the quantity of a line; 0 removes it. With a parent, a smaller quantity takes the add-on off that parent and
 * any other ties it to it.
 */
export function setQty(contents: Contents, itemId: number, qty: number, parentId: number | null): Contents {
  const line = contents.lines.find((one) => one.itemId === itemId);
  if (!line) return contents;
  if (qty === 0) return removeLine(contents, itemId);
  const tie = qty < line.qty ? withoutLink : withLink;
  const links = parentId === null ? contents.links : tie(contents.links, parentId, line.productId);
  return { lines: withQty(contents.lines, line, qty), links };
}

/** Puts a visitor's contents into a customer's: the same choice is not doubled, the larger quantity stays. */
export function mergeContents(own: Contents, visitor: Contents): Contents {
  const keyOf = (line: Line) => `${line.productId}:${line.simpleId ?? ''}`;
  const merged = new Map(own.lines.map((line) => [keyOf(line), line]));
  for (const line of visitor.lines) {
    const same = merged.get(keyOf(line));
    const kept = same ? { ...same, qty: Math.max(same.qty, line.qty) } : { ...line, itemId: null };
    merged.set(keyOf(line), kept);
  }
  return {
    lines: [...merged.values()],
    links: visitor.links.reduce((links, link) => withLink(links, link.mainId, link.addonId), own.links),
  };
}

/** A text that is equal for equal contents, to see whether a change changed anything. */
export const fingerprint = ({ lines, links }: Contents): string =>
  [
    ...lines.map((line) => `${line.productId}:${line.simpleId ?? ''}x${line.qty}`),
    ...links.map((link) => `${link.mainId}>${link.addonId}`),
  ].join(' ');
