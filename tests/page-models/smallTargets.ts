import type { Page } from '@playwright/test';

/** Controls of less than 44 px; links within a sentence are as high as its lines (WCAG 2.2, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The link of a tile covers the whole tile by a pseudo-element. */
    const isStretched = (element: Element) => {
      const { position, content } = getComputedStyle(element, '::after');
      return position === 'absolute' && content !== 'none';
    };
    const isInSentence = (element: Element) => {
      const { parentElement: parent } = element;
      return (
        element.tagName === 'A' &&
        !/^(tel|mailto):/.test(element.getAttribute('href') ?? '') &&
        getComputedStyle(element).display === 'inline' &&
        (parent?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 2
      );
    };
    return [
      ...document.querySelectorAll('a[href], button, select, input, textarea, summary, [role="button"]'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          !isInSentence(element) &&
          !isStretched(element) &&
          !element.closest('[aria-hidden="true"], .visually-hidden'),
      )
      .flatMap((element) => {
        const label = element.matches('input[type="checkbox"], input[type="radio"]')
          ? (element.closest('label') ?? element)
          : element;
        const { width, height } = label.getBoundingClientRect();
        const isClipped = width <= 1 || height <= 1;
        if (isClipped || (height >= 43.5 && width >= 43.5)) return [];
        const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        return [`${element.tagName} ${text} ${element.className} ${width.toFixed(0)}x${height.toFixed(0)}`];
      });
  });
