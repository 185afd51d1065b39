import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createWarmUp } from './warmUp.ts';

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
  return { app, pages, warmUp: createWarmUp(app) };
}

it('renders the home page, a product of the last category and its listing', async () => {
  const { pages, warmUp } = shopOf(['sofas', 'table lamps']);
  await warmUp(NO_LIMIT_MS);
  expect(pages).toEqual(['localhost/', 'localhost/product/a%20lamp', 'localhost/catalog/table%20lamps']);
});

it('renders the home page of a shop without categories, and of one that fails', async () => {
  for (const categories of [[], '<html>Bad gateway</html>', '{"messages":{}}']) {
    const { pages, warmUp } = shopOf(categories);
    await warmUp(NO_LIMIT_MS);
    expect(pages).toEqual(['localhost/']);
  }
});

it('continues after a page that fails', async () => {
  const { pages, warmUp } = shopOf(['sofas'], (url) => {
    if (url === '/') throw new Error('no home page');
    return 'a page';
  });
  await warmUp(NO_LIMIT_MS);
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
  const { pages, warmUp } = shopOf(['sofas'], (url) => {
    if (url.startsWith('/catalog')) isListed();
    return url === '/' ? home : 'a page';
  });
  await warmUp(1);
  expect(pages.length).toBeLessThanOrEqual(1);
  finish();
  await listed;
  expect(pages).toHaveLength(3);
});

it('renders no page of a server that has closed', async () => {
  const { app, pages, warmUp } = shopOf(['sofas']);
  await app.close();
  await warmUp(NO_LIMIT_MS);
  expect(pages).toEqual([]);
});

it('lets a server that closes finish the page that is being rendered, and begins no other', async () => {
  let finish = () => {};
  const home = new Promise<string>((resolve) => {
    finish = () => resolve('a page');
  });
  const { app, pages, warmUp } = shopOf(['sofas'], () => home);
  let isReleased = false;
  app.addHook('onClose', async () => {
    isReleased = true;
  });
  await warmUp(1);
  const closed = app.close();
  await setImmediate();
  expect(isReleased).toBe(false);
  finish();
  await closed;
  expect(pages).toEqual(['localhost/']);
  expect(isReleased).toBe(true);
});
