import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, fillCart, forget, test, waitUntilHydrated } from './fixtures.ts';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const everyVisit = ['/', '/catalog/sofas', '/product/hudson-sofa', '/checkout', '/account'];
const withContent = [
  ...['/fr', '/about-us', '/blog', '/blog/the-right-size-of-table', '/promotions', '/contact'],
  ...['/tags-avb-carousel', '/tags-avb-accordion', '/tags-avb-magento-form', '/tags-table', '/tags-tabs'],
  '/tags-avb-lightbox-item',
];
const others = [
  ...['/catalog/living-room', '/search/sofa', '/compare', '/wishlist', '/stores'],
  ...['/checkout/cart', '/track-order', '/no-such-page', '/de-DE/catalog'],
];

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
test.use({ viewport: phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

const violationText = ({ id, nodes }: Violation) =>
  `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** What axe finds in the part of the page, and how much wider the page is than the screen. */
async function problemsOf(page: Page, part: string, scheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  const axe = new AxeBuilder({ page }).include(part).exclude('iframe');
  // The dark scheme differs in colours only.
  if (scheme === 'dark') axe.withRules('color-contrast');
  // WCAG 2.5.3: axe disables this rule by default, as experimental.
  else axe.options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
  const { violations } = await axe.analyze();
  const problems = violations.map((violation) => `${scheme}: ${violationText(violation)}`);
  // On a phone innerWidth grows with content that is too wide.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  return overflow > 0 ? [...problems, `${overflow} px too wide`] : problems;
}

/** Landmarks that share a name, and skipped heading levels: detectable only in the whole page. */
async function outlineProblemsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').withRules(['heading-order', 'landmark-unique']);
  const { violations } = await axe.analyze();
  return violations.map(violationText);
}

/**
 * Opens pages on phone and desktop, and expects no fault and nothing that axe finds. whole: also in the dark scheme, and in the outline of
 * the page, which doubles the time
 */
async function check(
  page: Page,
  paths: readonly string[],
  faults: string[],
  { whole }: { whole: boolean },
): Promise<void> {
  await fillCart(page);
  const problems: Record<string, string[]> = {};
  for (const path of paths)
    await test.step(path, async () => {
      const isContent = withContent.includes(path);
      await page.setViewportSize(phone);
      const response = await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      // Cart, account and listings of the device get their heading in the browser; content has one, from the server.
      if (isContent) expect(await response?.text()).toMatch(/<h1[\s>]/);
      await waitUntilHydrated(page);
      await expect(heading.first()).toBeVisible();
      await expect(heading).toHaveCount(1);
      // Header and footer are the same on every page, so axe checks them once.
      const hasMain = (await page.getByRole('main').count()) > 0;
      const part = path !== '/' && hasMain ? 'main' : 'body';
      const onPhone = whole ? await problemsOf(page, part, 'dark') : [];
      onPhone.push(...(await problemsOf(page, part, 'light')));
      await page.setViewportSize(desktop);
      const onDesktop = await problemsOf(page, part, 'light');
      if (whole) onDesktop.push(...(await outlineProblemsOf(page)));
      if (onPhone.length + onDesktop.length > 0) problems[path] = [...onPhone, ...onDesktop];
    });
  expect(problems).toEqual({});
  // While axe runs, the browser uses preloaded files late and warns about them.
  forget(faults, /preloaded using link preload/);
}

test(
  'screens of every visit hydrate without faults, pass axe and fit on phone and desktop',
  {
    tag: '@core',
  },
  ({ page, faults }) => check(page, everyVisit, faults, { whole: false }),
);

for (const path of [...everyVisit, ...others, ...withContent])
  test(`${path} hydrates without faults, passes axe in both schemes and fits on phone and desktop`, ({
    page,
    faults,
  }) => check(page, [path], faults, { whole: true }));
