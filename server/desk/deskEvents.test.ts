import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { waitFor } from '../../tests/waitFor.ts';
import { DeskEvents } from './deskEvents.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

it('tells every open desk of the tenant, and no other, what has changed', async () => {
  const changed: string[] = [];
  const end = desk.events.subscribe(1, (subject) => changed.push(subject));
  const endOther = desk.events.subscribe(2, () => changed.push('other'));
  const owner = await desk.signedIn('owner');
  await owner.call('POST', '/staff', { email: 'event@example.com', role: 'viewer' });
  expect(changed).toEqual(['staff', 'audit']);
  end();
  endOther();
});

it('also tells the lists that contain what was changed: the clips name their playlists', async () => {
  const editor = await desk.signedIn('editor');
  const always = { valid_from: '', valid_until: '', weekdays: [], day_parts: [] };
  const contents = { name: 'Spring', priority: 10, ticker: { en: '', fr: '' }, items: [], targets: [] };
  const changed: string[] = [];
  const end = desk.events.subscribe(1, (subject) => changed.push(subject));
  expect((await editor.call('POST', '/playlists', { ...always, ...contents })).status).toBe(200);
  expect(changed).toEqual(['playlists', 'media', 'audit']);
  end();
});

it('streams changes to a desk, and ends the stream with the server', async () => {
  const second = await openTestDesk();
  const owner = await second.signedIn('owner');
  const address = await second.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/desk/api/events`, {
    headers: { cookie: owner.cookie, host: 'localhost' },
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain(': open');
  await owner.call('POST', '/staff', { email: 'stream@example.com', role: 'viewer' });
  expect((await reader?.read())?.value).toContain('event: changed\ndata: staff');
  await second.close();
  const rest = await reader?.read();
  expect(rest?.done || rest?.value?.includes('audit')).toBe(true);
});

it('ends the oldest stream of a person for the twenty-first', async () => {
  const third = await openTestDesk();
  const address = await third.app.listen({ port: 0, host: '127.0.0.1' });
  const open = async (cookie: string) => {
    const response = await fetch(`${address}/desk/api/events`, { headers: { cookie, host: 'localhost' } });
    const reader = response.body?.getReader();
    await reader?.read();
    return reader;
  };
  const [owner, viewer] = [await third.signedIn('owner'), await third.signedIn('viewer')];
  const other = await open(viewer.cookie);
  const streams = [];
  for (let nth = 0; nth < 21; nth += 1) streams.push(await open(owner.cookie));
  expect((await streams[0]?.read())?.done).toBe(true);
  third.events.announce(1, 'audit');
  for (const reader of [other, ...streams.slice(1)]) expect((await reader?.read())?.done).toBe(false);
  await third.close();
});

it('tells the desks of other processes on the same database, each once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { db } = desk.context;
  const heard: string[] = [];
  const open = async (name: string) => {
    const events = new DeskEvents();
    for (const tenant of [1, 2])
      events.subscribe(tenant, (subject) => heard.push(`${name} ${tenant} ${subject}`));
    return { events, stop: await events.share(db) };
  };
  const [one, other] = [await open('one'), await open('other')];
  const look = () => vi.advanceTimersByTime(1_000);
  one.events.announce(1, 'salesCalls');
  expect(heard).toEqual(['one 1 salesCalls']);
  look();
  await waitFor(() => expect(heard).toEqual(['one 1 salesCalls', 'other 1 salesCalls']));
  other.events.announce(2, 'media');
  look();
  await waitFor(() => expect(heard.slice(2)).toEqual(['other 2 media', 'one 2 media']));
  const late = await open('late');
  look();
  for (const { stop } of [one, other, late]) await stop();
  expect(heard).toHaveLength(4);
  vi.useRealTimers();
});
