import { DEVICE_NAME, expect, PASSCODE, register, shareKiosk, test } from './fixtures.ts';
import { failing, respondingWith, type TestClip } from './network.ts';

const shared = shareKiosk(register);

/** The shared kiosk, at the start of this playlist. */
async function playPlaylist(clips: TestClip[]) {
  const { kiosk, network } = shared;
  network.clips = clips;
  await kiosk.loop.reload();
  return kiosk;
}

const title = (text: string) => ({ hasText: text });

test('plays one clip after the other without a gap, each with its own captions', async () => {
  const captions = { first: '/media/test-clips/first.vtt', second: '/media/test-clips/second.vtt' };
  const kiosk = await playPlaylist([
    { file: 'first.mp4', title: 'First clip', captions: captions.first },
    { file: 'trailing.mp4', title: 'Second clip', captions: captions.second },
    { file: 'first.mp4', title: 'First clip', captions: captions.second },
  ]);
  const { loop } = kiosk;
  await expect(loop.locator('main')).toContainText('First clip');
  const frames = await watchFrames(loop, 8_000);

  const sources = new Set(frames.map(({ source }) => source));
  expect(sources.size, 'both clips were shown').toBe(2);
  expect(await loop.locator('video').count(), 'both clips use the same two video elements').toBe(2);
  const captionsByVideo = await kiosk.visibleCaptions();
  expect(captionsByVideo.flat().length, 'captions of the current clip').toBeGreaterThan(0);
  for (const visible of captionsByVideo)
    expect(visible.length, 'no captions of earlier clips').toBeLessThan(2);
  const gaps = frames.slice(1).map((frame, at) => frame.time - (frames[at]?.time ?? 0));
  const swaps = frames.slice(1).filter((frame, at) => frame.source !== frames[at]?.source).length;
  const atSwaps = gaps.filter((_, at) => frames[at + 1]?.source !== frames[at]?.source);
  const figures = `${swaps} swaps, ${Math.max(...atSwaps).toFixed(0)} ms at most between the last frame and the next first`;
  test.info().annotations.push({ type: 'measured', description: figures });
  expect(swaps).toBeGreaterThanOrEqual(2);
  expect(Math.max(...gaps), 'longest time without a new frame').toBeLessThan(500);
});

test('plays a clip from disk once it is downloaded and verified', async ({ kiosk, network }) => {
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('video[src*="/kiosk-media/"]').first()).toBeAttached({ timeout: 20_000 });
  await network.cut();
  await kiosk.restart();
  await expect(kiosk.loop.locator('main', title('First clip'))).toBeVisible();
  await expect(kiosk.loop.locator('main', title('Second clip'))).toBeVisible();
});

test('skips an unplayable clip and continues with the next one', async () => {
  const kiosk = await playPlaylist([
    { file: 'broken.mp4', title: 'Broken clip' },
    { file: 'second.mp4', title: 'Second clip' },
  ]);
  await expect(kiosk.loop.locator('main', title('Second clip'))).toBeVisible();
  await expect(kiosk.loop.locator('main', title('Broken clip'))).toHaveCount(0);
});

test('shows images and product cards between clips, with captions and current prices', async () => {
  const { loop } = await playPlaylist([
    { file: 'first.mp4', title: 'First clip', captions: '/media/test-clips/first.vtt' },
    { file: 'still.webp', title: 'A picture', kind: 'image' },
    { file: 'still.webp', title: 'Hudson Sofa', kind: 'product', link: '/product/hudson-sofa' },
  ]);
  await expect(loop.locator('main', title('A picture'))).toBeVisible();
  await expect(loop.locator('img[data-front][data-kind="image"]')).toBeVisible();
  await expect(loop.locator('main', title('Hudson Sofa'))).toContainText('$1,499.00');
  await expect(loop.locator('main', title('First clip'))).toBeVisible();
  await expect
    .poll(() =>
      loop.evaluate(() =>
        [...document.querySelectorAll('video')].flatMap(({ textTracks }) =>
          [...(textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
        ),
      ),
    )
    .toContain('Made by hand in Oregon');
});

test('a TV plays the loop and opens no visit', async ({ kiosk }) => {
  await kiosk.register(PASSCODE, 'Kitchen wall TV');
  const { loop } = kiosk;
  await expect(loop.locator('main', title('First clip'))).toBeVisible();
  await expect(loop.getByRole('button', { name: /touch to start/i })).toHaveCount(0);
  const outcome = await loop
    .evaluate(() => window.kiosk?.visit.start({ path: '/', idleMs: 1_000, location: null }))
    .then(
      () => 'opened',
      (error: Error) => error.message,
    );
  expect(outcome).toContain('no touch kiosk');
});

test('never caches a file with a wrong hash', async () => {
  const { network } = shared;
  network.calls.length = 0;
  const kiosk = await playPlaylist([{ file: 'first.mp4', title: 'First clip', sha256: 'f'.repeat(64) }]);
  await expect
    .poll(() => network.calls.filter((call) => call.endsWith('first.mp4')).length)
    .toBeGreaterThan(1);
  await expect(kiosk.loop.locator('video[src*="/kiosk-media/"]')).toHaveCount(0);
});

test('without a playlist shows the built-in clip, recovers, and asks for registration after it was revoked without losing plays', async ({
  kiosk,
  network,
}) => {
  const failed = failing('/kiosk-service/played-videos', 500);
  const noPlaylist = failing('/kiosk-service/now-playing', 500);
  network.fault = (request, response) => failed(request, response) || noPlaylist(request, response);
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const { loop } = kiosk;
  await expect(loop.getByRole('status')).toHaveText(
    'An unexpected error occurred while trying to get the list of videos',
  );
  await expect(loop.locator('video[data-front][src$="/kiosk/fallback.mp4"]')).toBeAttached();

  network.fault = failed;
  await expect(loop.locator('main', title('First clip'))).toBeVisible({ timeout: 20_000 });
  await expect(loop.getByRole('status')).toHaveCount(0);
  await expect.poll(() => kiosk.countQueuedPlays(), { timeout: 20_000 }).toBeGreaterThan(0);

  const revoked = JSON.stringify({ messages: { error: [{ code: 'device_revoked', message: '' }] } });
  network.fault = respondingWith('/kiosk-service', 401, 'application/json', revoked);
  await kiosk.restart();
  await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await kiosk.countQueuedPlays()).toBeGreaterThan(0);
  await kiosk.restart();
  await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toBeVisible();
});

interface Frame {
  source: string;
  time: number;
}

/** Records for some milliseconds when the visible video element presented a frame. */
function watchFrames(loop: import('@playwright/test').Page, forMs: number): Promise<Frame[]> {
  return loop.evaluate(
    (duration) =>
      new Promise<Frame[]>((resolve) => {
        const frames: Frame[] = [];
        for (const video of document.querySelectorAll('video')) {
          const onFrame = (time: number) => {
            if (video.dataset.front !== undefined) frames.push({ source: video.currentSrc, time });
            video.requestVideoFrameCallback(onFrame);
          };
          video.requestVideoFrameCallback(onFrame);
        }
        setTimeout(() => resolve(frames.sort((a, b) => a.time - b.time)), duration);
      }),
    forMs,
  );
}
