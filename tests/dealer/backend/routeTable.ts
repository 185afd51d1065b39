import type { Handler } from './answers.ts';

export interface RouteMatch {
  handler: Handler;
  params: Record<string, string>;
}

export const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

/** Finds the handler of a method and path. routes: 'GET /categories/{key}' to handler */
export function routeTable(routes: Record<string, Handler>) {
  const entries = Object.entries(routes).map(([route, handler]) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, pattern: patternOf(path), handler };
  });
  return (method: string, path: string): RouteMatch | null => {
    for (const { method: own, pattern, handler } of entries) {
      const match = own === method ? pattern.exec(path) : null;
      if (!match) continue;
      const groups = Object.entries(match.groups ?? {});
      return {
        handler,
        params: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])),
      };
    }
    return null;
  };
}
