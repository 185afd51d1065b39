import { stubFetch } from '@tests/stubFetch';
import { afterEach, expect, it, vi } from 'vitest';
import { uploadFile } from './upload';

afterEach(() => vi.unstubAllGlobals());

const isPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the tab is closed during an upload', async () => {
  let answer = (_: Response) => {};
  const requests = stubFetch(({ method, url }) => {
    if (method === 'POST' && url.endsWith('/uploads')) return Response.json({ upload: 'u1' });
    if (method !== 'PUT') return Response.json({ success: true });
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const file = new File([new Uint8Array(3)], 'sofa.mp4');
  const uploading = uploadFile(file, () => {}, new AbortController().signal).catch(() => 'failed');
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(isPrevented()).toBe(true);
  await vi.waitFor(() => {
    answer(Response.json({}, { status: 500 }));
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });
  expect(await uploading).toBe('failed');
  expect(isPrevented()).toBe(false);
});
