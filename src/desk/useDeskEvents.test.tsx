import { listMessages } from '@contract/desk/messages';
import { listStaff } from '@contract/desk/staff';
import { act } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRead } from './deskApi';
import { useDeskEvents } from './useDeskEvents';

function Page() {
  useDeskEvents();
  useRead(listMessages, undefined);
  useRead(listStaff, undefined);
  return null;
}

let sources: Source[];
class Source extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close = vi.fn();
  constructor() {
    super();
    sources.push(this);
  }
}
const emit = (event: Event) => act(() => sources.at(-1)?.dispatchEvent(event));

let reads: string[];
beforeEach(() => {
  sources = [];
  reads = [];
  vi.stubGlobal('EventSource', Source);
  stubFetch(({ url }) => {
    reads.push(url.replace('/desk/api', ''));
    const choices = { locations: [], groups: [], tags: [], devices: [] };
    return Response.json({ staff: [], messages: [], choices, now: '2026-11-20T12:00:00Z' });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads a changed subject again, and everything after a lost connection', async () => {
  await renderInDesk(<Page />);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads.length = 0;
  await emit(new MessageEvent('changed', { data: 'staff' }));
  await vi.waitFor(() => expect(reads).toEqual(['/staff']));
  await emit(new Event('open'));
  await emit(new Event('error'));
  await emit(new Event('open'));
  await vi.waitFor(() => expect(reads.slice(1).toSorted()).toEqual(['/messages', '/staff']));
});

it('opens the stream again after it was refused, as after a sign-in that follows an ended session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { unmount } = await renderInDesk(<Page />);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  const refuse = async () => {
    for (const source of sources) source.readyState = Source.CLOSED;
    await emit(new Event('error'));
  };
  await refuse();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(sources).toHaveLength(2);
  await emit(new Event('open'));
  await vi.waitFor(() => expect(reads.slice(2).toSorted()).toEqual(['/messages', '/staff']));
  await refuse();
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sources).toHaveLength(2);
});
