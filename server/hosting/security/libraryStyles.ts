import { hashSource } from './inlineCode.ts';

/**
 * Style elements that React Aria adds in the browser, verbatim (usePress, usePreventScroll). libraryStyles.test.ts compares them with the
 * installed version.
 */
export const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const;

export const libraryStyleSources: readonly string[] = libraryStyles.map(hashSource);
