import { UPLOAD_PART } from '@contract/desk/media';
import { type Respond, stubFetch } from '@tests/stubFetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toApiError } from '@/api/http';
import { uploadFile } from './upload';

const file = new File([new Uint8Array(UPLOAD_PART + 3)], 'sofa.mp4');
const isStart = (url: string) => url.endsWith('/uploads');
let respond: Respond;
let requests: ReturnType<typeof stubFetch>;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 2_000,
  });
  requests = stubFetch((request) => respond(request));
});
afterEach(() => vi.useRealTimers());

const calls = () => requests.map(({ method, url }) => `${method} ${url.replace('/desk/api/media', '')}`);

it('sends a part again after a lost connection', async () => {
  let received = 0;
  let isLost = true;
  respond = ({ url, method, text }) => {
    if (isStart(url)) return Response.json({ upload: 'u1' });
    if (method !== 'PUT')
      return Response.json({ messages: { error: [{ code: 'x', message: 'No video.' }] } }, { status: 422 });
    isLost = !isLost;
    if (!isLost) return null;
    received += text.length;
    return Response.json({ received });
  };
  const shares: number[] = [];
  const failure = await uploadFile(file, (share) => shares.push(share), new AbortController().signal).catch(
    toApiError,
  );
  expect(failure).toMatchObject({ status: 422, messages: ['No video.'] });
  expect(requests[1]?.headers.get('content-type')).toBe('application/octet-stream');
  expect(shares).toEqual([UPLOAD_PART / file.size, 1]);
  expect(calls()).toEqual([
    'POST /uploads',
    ...['PUT /uploads/u1/0', 'PUT /uploads/u1/0'],
    ...[`PUT /uploads/u1/${UPLOAD_PART}`, `PUT /uploads/u1/${UPLOAD_PART}`],
    'POST /uploads/u1',
    'DELETE /uploads/u1',
  ]);
});

it('ends at once when the server rejects a part, and says why', async () => {
  respond = ({ url, method }) =>
    isStart(url)
      ? Response.json({ upload: 'u1' })
      : method === 'PUT'
        ? Response.json(
            { messages: { error: [{ code: 'full', message: 'The disk is full.' }] } },
            { status: 413 },
          )
        : Response.json({ success: true });
  const failure = await uploadFile(file, () => {}, new AbortController().signal).catch(toApiError);
  expect(failure).toMatchObject({ status: 413, code: 'full', messages: ['The disk is full.'] });
  expect(calls()).toEqual(['POST /uploads', 'PUT /uploads/u1/0', 'DELETE /uploads/u1']);
});
