import fastify from 'fastify';
import { expect, it } from 'vitest';
import { warmUp } from './warmUp.ts';

const NO_LIMIT_MS = 600_000;

/** A shop that records the pages it renders. categories: the url_keys of its categories, or another body */
function shopOf(categories: string[] | string, render: (url: string) => unknown = () => 'a page') {
  const app = fastify();
  const pages: string[] = [];
  app.get('/api/rest/categories', async () =>
    typeof categories === 'string' ? categories : categories.map((url_key) => ({ url_key })),
  );
  app.get('/api/rest/categories/:key', async () => ({ listing: { products: [{ url_key: 'a lamp' }] } }));
  app.get('/*', async ({ url, host }) => {
    pages.push(`${host}${url}`);
    return render(url);
  });
  return { app, pages };
}

it('renders the home page, a product of the last category and its listing', async () => {
  const { app, pages } = shopOf(['sofas', 'table lamps']);
  await warmUp(app, NO_LIMIT_MS);
  expect(pages).toEqual(['localhost/', 'localhost/product/a%20lamp', 'localhost/catalog/table%20lamps']);
});

it('renders the home page of a shop without categories, and of one that fails', async () => {
  for (const categories of [[], '<html>Bad gateway</html>', '{"messages":{}}']) {
    const { app, pages } = shopOf(categories);
    await warmUp(app, NO_LIMIT_MS);
    expect(pages).toEqual(['localhost/']);
  }
});

it('continues after a page that fails', async () => {
  const { app, pages } = shopOf(['sofas'], (url) => {
    if (url === '/') throw new Error('no home page');
    return 'a page';
  });
  await warmUp(app, NO_LIMIT_MS);
  expect(pages).toHaveLength(3);
});

it('lets the server be ready after the time limit, and renders the rest in the background', async () => {
  let finish = () => {};
  const home = new Promise<string>((resolve) => {
    finish = () => resolve('a page');
  });
  let isListed = () => {};
  const listed = new Promise<void>((resolve) => {
    isListed = resolve;
  });
  const { app, pages } = shopOf(['sofas'], (url) => {
    if (url.startsWith('/catalog')) isListed();
    return url === '/' ? home : 'a page';
  });
  await warmUp(app, 1);
  expect(pages.length).toBeLessThanOrEqual(1);
  finish();
  await listed;
  expect(pages).toHaveLength(3);
});

it('never rejects: the server may close during the warm-up', async () => {
  const { app, pages } = shopOf(['sofas']);
  await app.close();
  await warmUp(app, NO_LIMIT_MS);
  expect(pages).toEqual([]);
});
