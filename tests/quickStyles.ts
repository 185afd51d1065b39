/**
 * Setup of component tests. jsdom computes all properties of an element by all rules of its own style sheet, and a query by role reads
 * `display` and `visibility` of hundreds of elements after each change. Tests have no other style sheet, so that these two follow from
 * the tag, unless an attribute changes them.
 */
const computeStyle = window.getComputedStyle;

/** The tags whose display depends on more than the tag. */
const VARIABLE = new Set(['dialog', 'embed', 'input', 'noscript', 'summary']);
const displays = new Map<string, string>();

const isChangedIn = (element: Element, property: 'display' | 'visibility') =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.hasAttribute('style') && (element as HTMLElement).style[property] !== '');

/** The value of a property where it follows from the tag; null elsewhere. */
const values: Partial<Record<string, (element: Element) => string | null>> = {
  display(element) {
    const { localName } = element;
    if (VARIABLE.has(localName) || isChangedIn(element, 'display')) return null;
    const display = displays.get(localName) ?? computeStyle(element).display;
    displays.set(localName, display);
    return display;
  },
  visibility(element) {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (isChangedIn(one, 'visibility')) return null;
    return 'visible';
  },
};

function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || element.ownerDocument.styleSheets.length > 0) return computeStyle(element, pseudo);
  const readValue = (name: string) => values[name]?.(element) ?? computeStyle(element).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(changed, name) {
      if (Reflect.has(changed, name)) return Reflect.get(changed, name);
      if (name === 'getPropertyValue') return readValue;
      if (typeof name === 'string' && name in values) return readValue(name);
      const style = computeStyle(element);
      const value: unknown = Reflect.get(style, name);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
}

// Files share a window.
if (computeStyle.name !== quickStyle.name) window.getComputedStyle = quickStyle;
