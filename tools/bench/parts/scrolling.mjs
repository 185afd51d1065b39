/** Milliseconds of a frame at 60 frames a second. A frame that takes 1.5 times as long counts as missed. */
const frameMs = 1000 / 60;
/** Resolves to the milliseconds between the frames of the next seconds. */
const frameTimes = (page, seconds) =>
  page.evaluate(
    (until) =>
      new Promise((done) => {
        const times = [];
        let last = performance.now();
        const step = (now) => {
          times.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(step);
          else done(times.slice(1));
        };
        until += last;
        requestAnimationFrame(step);
      }),
    seconds * 1000,
  );

/**
 * Scrolls an endless listing of all furniture with every page loaded, opens a product and goes back to the listing.
 * @returns {Promise<{ tiles: number, fps: number, missed: number, worst: number, back: number }>} missed: share of frames; worst: ms; back: px from the former scroll position
 */
export async function measureScrolling(browser, base) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { listing } = await (await fetch(`${base}/api/rest/categories/all-furniture?embed=products`)).json();
  await page.goto(`${base}/catalog/all-furniture?page=${listing.page_count}`);
  const tiles = page.locator('main article');
  const last = tiles.nth(listing.total - 1);
  await last.waitFor({ state: 'attached', timeout: 120_000 });
  await page.waitForLoadState('networkidle');

  const [times] = await Promise.all([
    frameTimes(page, 8),
    session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -24_000, speed: 3000 }),
  ]);
  // Below the header, so that the click does not scroll.
  const link = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main article h3 a')].find((a) => a.getBoundingClientRect().top > 250),
  );
  const topOf = (name) =>
    page.evaluate((url) => {
      const link = [...document.querySelectorAll('main article h3 a')].find((a) => a.href === url);
      return link?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    }, name);
  const name = await link.evaluate((a) => a.href);
  const topBefore = await topOf(name);
  await link.click();
  await page.locator('main[data-preview]').waitFor({ state: 'detached' });
  await page.waitForURL(name);
  await page.goBack();
  await last.waitFor({ state: 'attached', timeout: 120_000 });
  await frameTimes(page, 1);
  const result = {
    tiles: await tiles.count(),
    fps: 1000 / (times.reduce((sum, time) => sum + time, 0) / times.length),
    missed: times.filter((time) => time > frameMs * 1.5).length / times.length,
    worst: Math.max(...times),
    back: Math.abs((await topOf(name)) - topBefore),
  };
  await context.close();
  return result;
}
