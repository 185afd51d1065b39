import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeI18n } from './i18n/makeI18n';
import { routes } from './routes';
import { makeStore } from './store';

const i18n = await makeI18n('en', async () => ({}));
const store = makeStore({ send: async () => ({ status: 404, body: null }) });
const tree = routes({ store, i18n, server: null });

const leafOf = (path: string) => {
  const { route, params } = matchRoutes(tree, path)?.at(-1) ?? {};
  return { id: route?.id, ...params };
};

it.each([
  '/special/collection/hudson',
  '/catalog/special/collection/hudson',
  '/catalog/sofas/special/collection/hudson',
  '/search/sofa/special/collection/hudson',
  '/account/special/collection/hudson',
  '/ideas/2026/autumn/living/special/collection/hudson/',
])('%s shows a special collection (docs/spec/01 §3)', (path) => {
  expect(leafOf(path)).toMatchObject({ attribute: 'collection', value: 'hudson' });
  expect(leafOf(path).id).toMatch(/special\/:attribute\/:value$/);
});

it.each([
  ['/catalog/special', 'catalog/:key'],
  ['/special/collection', '*'],
  ['/special/collection/hudson/more', '*'],
  ['/catalog/sofas', 'catalog/:key'],
  ['/account/orders/100001', 'account/*'],
])('%s shows another page', (path, id) => expect(leafOf(path).id).toBe(id));
