import { expect, it, vi } from 'vitest';
import { addWrite, delayedWrites } from '@/api/delayedWrites/writeQueue';
import { storedEvents } from '@/features/analytics/queue/eventQueue';
import { rememberPage, rememberProducts, seenPages, seenProducts } from '@/features/offline/seenStore';
import { forgetShopper } from './forgetShopper';
import { makeStore } from './store';

it('stores nothing more of the shopper once the databases are emptied', async () => {
  const store = makeStore({ send: async () => ({ status: 200, body: {} }) });
  const event = { at: 1, name: 'view_item' };
  const queues = (['desk', 'log'] as const).map((name) => storedEvents<typeof event>(name));
  await rememberPage({ path: '/product/tate-sofa', title: 'Tate Sofa', seenAt: 1 });
  await addWrite({ method: 'POST', path: '/wishlist/add/4711' });
  await forgetShopper(store, vi.fn());

  const warn = vi.spyOn(console, 'warn');
  await Promise.all([
    rememberPage({ path: '/product/tate-sofa', title: 'Tate Sofa', seenAt: 1 }),
    rememberProducts([{ entity_id: '4711', name: 'Tate Sofa' }], 1),
    addWrite({ method: 'POST', path: '/wishlist/add/4711' }),
  ]);
  for (const queue of queues) void queue.add(event);
  // What is read waits until the queue has tried to save.
  await Promise.all(queues.map((queue) => queue.oldest(1)));
  expect(await seenPages()).toEqual([]);
  expect(await seenProducts()).toEqual([]);
  expect(await delayedWrites.oldest(10)).toEqual([]);
  for (const name of ['desk', 'log'] as const) expect(await storedEvents(name).oldest(1)).toEqual([]);
  expect(warn, 'it is no fault').not.toHaveBeenCalled();
});
