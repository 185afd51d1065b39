let route = '';

/** The route of the current page with the names of its parameters: /product/:key. Empty before the first page view. */
export const currentRoute = (): string => route;

/**
 * Sets the route of a path from its parameters, so that reports group pages and carry no value of a visitor. `*` stands
 * for the rest of the path.
 */
export function setRoute(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const rest = params['*'];
  const { '*': _, ...named } = params;
  const decode = (segment: string) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  };
  const names = new Map(Object.entries(named).map(([name, value]) => [value, name]));
  const head = rest && path.endsWith(rest) ? `${path.slice(0, -rest.length)}*` : path;
  route = head
    .split('/')
    .map((segment) => {
      const name = segment && names.get(decode(segment));
      return name ? `:${name}` : segment;
    })
    .join('/');
  return route;
}
