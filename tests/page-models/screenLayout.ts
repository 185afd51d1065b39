import type { Page } from '@playwright/test';

/** Share of the window's height that the page itself has, between the bars and the dealer's notices. */
export const shareOfContent = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return rows.filter((element) => element?.closest('main') && !isFixed(element)).length / rows.length;
  });

/** Tops and bottoms of what the header still has on the screen. */
export const headerRows = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header [data-row="main"] :is(a, button, input), header [data-row="nav"]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, bottom }) => width > 1 && bottom > 0)
      .map(({ top, bottom }): [number, number] => [top, bottom]),
  );

/** The texts of the loop that the window cuts off; a ticker is wider. */
export const textsOutside = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p')]
      .filter((text) => !text.closest('[class*="ticker"]'))
      .filter((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map(({ textContent }) => textContent),
  );
