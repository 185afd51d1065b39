import { expect, type Page } from '@playwright/test';

/** What a shopper sees move: the sum of the page's layout shifts (web.dev/cls), and the elements that moved. */
async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; moved: string[] }[] };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
    };
  });
}

/** Nothing moves that a shopper would notice. A web font that arrives late moves a line of text by some pixels. */
export async function expectStill(page: Page): Promise<void> {
  const { sum, moved } = await layoutShift(page);
  expect(sum, `moved: ${moved.join(', ')}`).toBeLessThan(0.01);
}

/** Counts the layout shifts of every page from its start. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node }) => `${node?.nodeName}.${(node as Element | undefined)?.className}`),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
