/** Of a frame at 60 a second, in milliseconds; one that takes more than half as long again was missed. */
const frame = 1000 / 60;
/** Times between the frames of the next seconds, in milliseconds. */
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
 * Scrolls through an endless list of all furniture, every page of it shown, and back to where it was left for a product.
 * @returns {Promise<{ tiles: number, fps: number, missed: number, worst: number, back: number }>} missed: share of frames; worst: ms; back: px off the place
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
  const link = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main article h3 a')].find((a) => a.getBoundingClientRect().top > 100),
  );
  const placeOf = (name) =>
    page.evaluate((wanted) => {
      const found = [...document.querySelectorAll('main article h3 a')].find((a) => a.href === wanted);
      return found?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    }, name);
  const name = await link.evaluate((a) => a.href);
  const left = await placeOf(name);
  await link.click();
  await page.locator('main[data-look]').waitFor({ state: 'detached' });
  await page.waitForURL(name);
  await page.goBack();
  await last.waitFor({ state: 'attached', timeout: 120_000 });
  await frameTimes(page, 1);
  const result = {
    tiles: await tiles.count(),
    fps: 1000 / (times.reduce((sum, time) => sum + time, 0) / times.length),
    missed: times.filter((time) => time > frame * 1.5).length / times.length,
    worst: Math.max(...times),
    back: Math.abs((await placeOf(name)) - left),
  };
  await context.close();
  return result;
}
