import type { Page } from '@playwright/test';
import { expect, register, shareKiosk, test } from './fixtures.ts';
import type { TestClip } from './network.ts';

/** A clip follows once it is downloaded and those before it have ended. */
const NEXT_CLIP = { timeout: 60_000 };

const shared = shareKiosk(register);

/** The shared kiosk, at the start of this playlist. */
async function playPlaylist(clips: TestClip[]) {
  const { kiosk, network } = shared;
  network.clips = clips;
  await kiosk.loop.reload();
  return kiosk;
}

const title = (text: string) => ({ hasText: text });

test('plays videos without a gap and with captions, pictures and prices; skips what does not play, and caches nothing with a wrong hash', {
  tag: '@core',
}, async () => {
  await test.step('one clip after the other without a gap, each with its own captions', async () => {
    const captions = { first: '/media/test-clips/first.vtt', second: '/media/test-clips/second.vtt' };
    const kiosk = await playPlaylist([
      { file: 'first.mp4', title: 'First clip', captions: captions.first },
      { file: 'trailing.mp4', title: 'Second clip', captions: captions.second },
      { file: 'first.mp4', title: 'First clip', captions: captions.second },
    ]);
    const { loop } = kiosk;
    await expect(loop.locator('main')).toContainText('First clip');
    const { sources, swaps } = await watchSwaps(loop, 3);
    expect(sources.length, 'both clips were shown').toBe(2);
    expect(await loop.locator('video').count(), 'both clips use the same two video elements').toBe(2);
    // Between two clips no captions are visible.
    await expect(async () => {
      const captionsByVideo = await kiosk.visibleCaptions();
      expect(captionsByVideo.flat().length, 'captions of the current clip').toBeGreaterThan(0);
      for (const visible of captionsByVideo)
        expect(visible.length, 'no captions of earlier clips').toBeLessThan(2);
    }).toPass(NEXT_CLIP);
    for (const swap of swaps) expect(swap, 'the next clip has its picture').toEqual({ hasPicture: true });
  });

  await test.step('images and product cards between clips, with captions and current prices', async () => {
    const { loop } = await playPlaylist([
      { file: 'first.mp4', title: 'First clip', captions: '/media/test-clips/first.vtt' },
      { file: 'still.webp', title: 'A picture', kind: 'image' },
      { file: 'still.webp', title: 'Hudson Sofa', kind: 'product', link: '/product/hudson-sofa' },
    ]);
    await expect(loop.locator('main', title('A picture'))).toBeVisible(NEXT_CLIP);
    await expect(loop.locator('img[data-front][data-kind="image"]')).toBeVisible();
    await expect(loop.locator('main', title('Hudson Sofa'))).toContainText('$1,499.00', NEXT_CLIP);
    await expect(loop.locator('main', title('First clip'))).toBeVisible(NEXT_CLIP);
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

  await test.step('an unplayable clip is skipped', async () => {
    const { loop } = await playPlaylist([
      { file: 'broken.mp4', title: 'Broken clip' },
      { file: 'second.mp4', title: 'Second clip' },
    ]);
    await expect(loop.locator('main', title('Second clip'))).toBeVisible(NEXT_CLIP);
    await expect(loop.locator('main', title('Broken clip'))).toHaveCount(0);
  });

  await test.step('a file with a wrong hash is never cached', async () => {
    const { network } = shared;
    network.calls.length = 0;
    const { loop } = await playPlaylist([{ file: 'first.mp4', title: 'First clip', sha256: 'f'.repeat(64) }]);
    await expect
      .poll(() => network.calls.filter((call) => call.endsWith('first.mp4')).length, NEXT_CLIP)
      .toBeGreaterThan(1);
    await expect(loop.locator('video[src*="/kiosk-media/"]')).toHaveCount(0);
  });
});

test('a clip leaves the screen in its middle, parts move by pixels, and a clip that ends the renderer is left out', async () => {
  await test.step('a film whose picture stands still for 19 seconds plays to its end', async () => {
    const { loop } = await playLongStill();
    const { positionSeconds } = await watchLeaving(loop);
    expect(positionSeconds, 'longer than the watchdog waits for a frame').toBeGreaterThan(
      LONG_STILL_SECONDS - 1,
    );
    expect(await shared.kiosk.readLog()).not.toContain('no new frame');
  });

  const leaving: [string, () => TestClip[]][] = [
    ['is removed', () => [SECOND]],
    ['expires', () => [{ ...LONG_STILL, valid_until: inSeconds(2) }, SECOND]],
    ['is postponed', () => [{ ...LONG_STILL, valid_from: inSeconds(60) }, SECOND]],
    ['plays on other days only', () => [{ ...LONG_STILL, weekdays: [dayOfWeek(3)] }, SECOND]],
    ['gets another file', () => [SECOND, { ...LONG_STILL, file: 'first.mp4' }]],
  ];
  for (const [reason, change] of leaving)
    await test.step(`a clip that ${reason} leaves the screen in its middle, without a black frame`, async () => {
      const { kiosk, network } = shared;
      const { loop } = await playLongStill();
      const leaves = watchLeaving(loop);
      network.clips = change();
      await kiosk.readPlaylist();
      const { positionSeconds, emptyFrames } = await leaves;
      expect(positionSeconds, 'within the still, long before its end').toBeLessThan(LONG_STILL_SECONDS - 4);
      expect(emptyFrames).toBe(0);
      await expect(loop.locator('main', title(LONG_STILL.title))).toHaveCount(0);
    });

  await test.step('message, notice, texts and progress line move by pixels, and rest; the clip plays on', async () => {
    const { network } = shared;
    const text = 'We close at six today.';
    network.screen = {
      messages: [{ id: 'band', text, is_emergency: false, starts_at: '', ends_at: '' }],
    };
    const { loop } = await playPlaylist([SECOND]);
    await expect(loop.getByText(text)).toBeVisible(NEXT_CLIP);
    await network.cut();
    await loop.reload();
    const notice = loop.getByText('Offline: playing the videos stored on this screen');
    await expect(notice).toBeVisible(NEXT_CLIP);
    await expect(loop.locator('video[data-front]')).toBeVisible(NEXT_CLIP);
    const parts = {
      message: loop.getByText(text),
      notice,
      footer: loop.locator('[class*="footer"]'),
      progress: loop.locator('[class*="progress"]'),
    };
    const readParts = async () => {
      const read: Record<string, { x: number; opacity: string }> = {};
      for (const [name, part] of Object.entries(parts))
        read[name] = await part.evaluate((element) => ({
          x: Math.round(element.getBoundingClientRect().x),
          opacity: getComputedStyle(element).opacity,
        }));
      return read;
    };
    /** Sets the clock of the page, which looks at it every five seconds. */
    const readAt = async (ms: number, expected: string) => {
      await loop.evaluate((now) => {
        Date.now = () => now;
      }, ms);
      await expect(parts.message).toHaveAttribute('style', new RegExp(`translate: ${expected}`));
      return readParts();
    };
    // Of 90 minutes: the texts stand at each of nine places for a minute, and rest at the start of every tenth minute.
    const cycle = Math.ceil(Date.now() / CYCLE_MS) * CYCLE_MS;
    const atHome = await readAt(cycle + 20_000, '0px');
    const moved = await readAt(cycle + 60_000, '6px');
    for (const name of Object.keys(parts))
      expect((moved[name]?.x ?? 0) - (atHome[name]?.x ?? 0), name).toBe(6);
    await loop.evaluate((now) => {
      Date.now = () => now;
    }, cycle + CYCLE_MS);
    await expect
      .poll(readParts)
      .toEqual(
        Object.fromEntries(Object.keys(parts).map((name) => [name, { x: expect.any(Number), opacity: '0' }])),
      );
    await expect(loop.locator('video[data-front]')).toBeVisible();
    network.screen = {};
    await network.restore();
  });

  // The last step: Playwright loses a page that crashed.
  await test.step('a clip that ends the renderer three times is left out, and the log and the heartbeat name it', async () => {
    const { kiosk, network } = shared;
    await playLongStill();
    const isShown = (text: string) =>
      kiosk.evaluateInLoop<boolean>(`document.querySelector('main')?.textContent.includes('${text}')`);
    // No other clip is decoded then, so that only this one is suspected.
    const isInStill = () =>
      kiosk.evaluateInLoop<boolean>("document.querySelector('video[data-front]')?.currentTime > 3");
    const crashes = async () =>
      (await kiosk.readLog()).split(`clip “${LONG_STILL.title}” (${LONG_STILL.file}): the screen ended`)
        .length - 1;
    for (let crash = 1; crash <= 3; crash++) {
      await expect.poll(() => isShown(LONG_STILL.title), NEXT_CLIP).toBe(true);
      await expect.poll(isInStill, NEXT_CLIP).toBe(true);
      await kiosk.app.evaluate(({ webContents }) =>
        webContents
          .getAllWebContents()
          .find(({ session }) => session.isPersistent())
          ?.forcefullyCrashRenderer(),
      );
      await expect.poll(crashes, NEXT_CLIP).toBe(crash);
    }
    expect(await kiosk.readLog()).toContain('(3 times), in quarantine');
    await expect.poll(() => network.heartbeats.at(-1) ?? '', NEXT_CLIP).toContain(LONG_STILL.file);
    await expect
      .poll(() => isShown(SECOND.title), { ...NEXT_CLIP, message: 'the only clip that is left' })
      .toBe(true);
  });
});

/** Seconds of the film: 12 frames in half a second, a still until the 20th second, and 12 frames again. */
const LONG_STILL_SECONDS = 20.5;
const LONG_STILL = { file: 'longStill.mp4', title: 'Long still' };
const SECOND = { file: 'second.mp4', title: 'Second clip' };

const CYCLE_MS = 90 * 60_000;

/** 1 (Monday) to 7 (Sunday), so many days from now. */
const dayOfWeek = (days: number) => ((new Date().getUTCDay() + days + 6) % 7) + 1;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** Plays the film from its start, with another clip behind it. */
async function playLongStill() {
  const { loop } = await playPlaylist([LONG_STILL, SECOND]);
  await expect(loop.locator('main', title(LONG_STILL.title))).toBeVisible(NEXT_CLIP);
  return { loop };
}

/**
 * Resolves when the film on the screen has left it: its last position, and how many frames of the screen
 * had no picture until then.
 */
const watchLeaving = (loop: Page): Promise<{ positionSeconds: number; emptyFrames: number }> =>
  loop.locator('video[data-front]').evaluate(
    (element) =>
      new Promise((resolve) => {
        const film = element as HTMLVideoElement;
        let positionSeconds = film.currentTime;
        let emptyFrames = 0;
        const onFrame = () => {
          const front = document.querySelector<HTMLVideoElement>('video[data-front]');
          if (!front || front.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) emptyFrames += 1;
          if (front && front !== film) return resolve({ positionSeconds, emptyFrames });
          positionSeconds = Math.max(positionSeconds, film.currentTime);
          requestAnimationFrame(onFrame);
        };
        onFrame();
      }),
  );

/**
 * Watches the visible video element until it was swapped some times: the sources of its frames, and whether the next clip had a
 * picture when it came to the front. `npm run bench -- swaps` measures how long a swap takes.
 */
function watchSwaps(
  loop: Page,
  count: number,
): Promise<{ sources: string[]; swaps: { hasPicture: boolean }[] }> {
  return loop.evaluate(
    (count) =>
      new Promise((resolve) => {
        const sources = new Set<string>();
        const swaps: { hasPicture: boolean }[] = [];
        const watcher = new MutationObserver((records) => {
          for (const { target } of records) {
            const video = target as HTMLVideoElement;
            if (video.dataset.front === undefined) continue;
            swaps.push({ hasPicture: video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA });
          }
          // One more, for the frames after the last one.
          if (swaps.length <= count) return;
          watcher.disconnect();
          resolve({ sources: [...sources], swaps });
        });
        for (const video of document.querySelectorAll('video')) {
          watcher.observe(video, { attributeFilter: ['data-front'] });
          const onFrame = () => {
            if (video.dataset.front !== undefined) sources.add(video.currentSrc);
            video.requestVideoFrameCallback(onFrame);
          };
          video.requestVideoFrameCallback(onFrame);
        }
      }),
    count,
  );
}
