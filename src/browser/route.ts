let route = '';

/** The route of the current page with the names of its parameters: /product/:key. Empty before the first page view. */
export const currentRoute = (): string => route;

/** Reports group pages by their routes (contract/pages.ts), which carry no value of a visitor. */
export function setRoute(path: string): string {
  route = path;
  return route;
}
