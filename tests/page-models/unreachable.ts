import type { Page } from '@playwright/test';

/** The minimum width and height of a touch target in px. */
const TARGET_PX = 44;

/**
 * The controls of a page that a finger can't reach or hit: outside the window and not reached by a scroll that can be seen, or
 * smaller than a fingertip. While a modal dialog is open, only its own controls count.
 * targets: CSS selector of what must be as large as a fingertip; text links within a shop's content need not
 */
export const findUnreachable = (page: Page, targets: string): Promise<string[]> =>
  page.evaluate(
    ({ targets, minimum }) => {
      const CONTROLS =
        'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [tabindex="0"]';
      const CUT_PX = 12;
      const { innerWidth, innerHeight } = window;
      const root = document.documentElement;
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

      const axes = [
        { name: 'x', start: 'left', end: 'right', limit: innerWidth },
        { name: 'y', start: 'top', end: 'bottom', limit: innerHeight },
      ] as const;
      type Axis = (typeof axes)[number];

      /** A scroll bar takes up space, or content is cut off at the edge of the container. */
      function isScrollVisible(container: Element, { name, start, end }: Axis): boolean {
        const { clientWidth, clientHeight } = container;
        if (container === root) return name === 'y' ? innerWidth > clientWidth : innerHeight > clientHeight;
        if (!(container instanceof HTMLElement)) return false;
        const bar =
          name === 'y' ? container.offsetWidth - clientWidth : container.offsetHeight - clientHeight;
        const style = getComputedStyle(container);
        const borders =
          name === 'y'
            ? Number.parseFloat(style.borderLeftWidth) + Number.parseFloat(style.borderRightWidth)
            : Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth);
        if (bar > borders + 1) return true;
        const area = container.getBoundingClientRect();
        return [...container.querySelectorAll('*')].some((element) => {
          const box = element.getBoundingClientRect();
          return box[start] < area[end] - CUT_PX && box[end] > area[end] + CUT_PX;
        });
      }

      function problemOf(control: Element, axis: Axis): string | null {
        const { name, start, end, limit } = axis;
        const rect = control.getBoundingClientRect();
        let box = { start: rect[start], end: rect[end] };
        const isOutside = (area: { start: number; end: number }) =>
          box.start < area.start - 1 || box.end > area.end + 1;
        let element: Element | null = control;
        let isFixed = false;
        while (element && element !== root) {
          const style: CSSStyleDeclaration = getComputedStyle(element);
          isFixed = style.position === 'fixed';
          if (isFixed || element.matches('dialog:modal')) break;
          element = element.parentElement;
          if (!element || element === root || element === document.body) continue;
          const overflow = getComputedStyle(element)[name === 'x' ? 'overflowX' : 'overflowY'];
          if (overflow === 'visible') continue;
          const bounds = element.getBoundingClientRect();
          const area = { start: bounds[start], end: bounds[end] };
          if (!isOutside(area)) continue;
          // Its arrows bring the other items.
          if (element.closest('[aria-roledescription="carousel"]')) return null;
          if (overflow !== 'auto' && overflow !== 'scroll') return `cut off in ${name}`;
          if (!isScrollVisible(element, axis)) return `behind a scroll in ${name} that nothing shows`;
          box = area;
        }
        if (!isOutside({ start: 0, end: limit })) return null;
        const size = name === 'x' ? root.scrollWidth : root.scrollHeight;
        const scrolled = name === 'x' ? window.scrollX : window.scrollY;
        const isScrolledTo = !isFixed && dialog === document.body && box.end + scrolled <= size + 1;
        if (name === 'y' && isScrolledTo && box.start + scrolled >= -1 && isScrollVisible(root, axis))
          return null;
        return `outside the window in ${name}: ${Math.round(box.start)} to ${Math.round(box.end)} of ${limit}`;
      }

      /** For screen readers only. */
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' ||
          getComputedStyle(element).clip !== 'auto' ||
          isClipped(element.parentElement));

      const isInUse = (control: Element) => {
        const { width, height } = control.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          !isClipped(control) &&
          control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
          // The link over the header appears when a key moves the focus to it.
          !control.closest('[inert], [aria-hidden="true"], .visually-hidden, a[href="#main"]')
        );
      };
      return [...dialog.querySelectorAll(CONTROLS)].filter(isInUse).flatMap((control) => {
        const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
        const { width, height } = control.getBoundingClientRect();
        const isSmall = control.matches(targets) && Math.min(width, height) < minimum - 0.5;
        const problems = [
          ...axes.map((axis) => problemOf(control, axis)),
          isSmall ? `${Math.round(width)}x${Math.round(height)} px` : null,
        ].filter((problem) => problem !== null);
        return problems.map((problem) => `${control.localName} “${name || control.className}” ${problem}`);
      });
    },
    { targets, minimum: TARGET_PX },
  );
