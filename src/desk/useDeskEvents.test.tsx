import { listMessages } from '@contract/desk/messages';
import { listStaff } from '@contract/desk/staff';
import { act } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, expect, it, vi } from 'vitest';
import { useRead } from './deskApi';
import { useDeskEvents } from './useDeskEvents';

function Page() {
  useDeskEvents();
  useRead(listMessages, undefined);
  useRead(listStaff, undefined);
  return null;
}

afterEach(() => vi.unstubAllGlobals());

it('reads a changed subject again, and everything after a lost connection', async () => {
  const sources: EventTarget[] = [];
  class Source extends EventTarget {
    readyState = 0;
    close = () => undefined;
    constructor() {
      super();
      sources.push(this);
    }
  }
  vi.stubGlobal('EventSource', Source);
  const reads: string[] = [];
  stubFetch(({ url }) => {
    reads.push(url.replace('/desk/api', ''));
    const choices = { locations: [], groups: [], tags: [], devices: [] };
    return Response.json({ staff: [], messages: [], choices });
  });
  const emit = (event: Event) => act(() => sources.at(-1)?.dispatchEvent(event));
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
