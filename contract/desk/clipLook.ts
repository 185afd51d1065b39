import * as z from 'zod/mini';

/**
 * How a picture meets a screen of another shape. auto: it fills the screen when little would be cut off, and fits otherwise. fit: all of
 * it, between bars. fill: the whole screen, with the sides cut off.
 */
export const fits = ['auto', 'fit', 'fill'] as const;
export const fit = z.enum(fits);
export type Fit = z.output<typeof fit>;

/** Parts that a screen may lay over a clip. A clip plays as delivered without any of them. */
export const overlays = ['title', 'hint', 'gradient', 'button'] as const;
export const overlay = z.enum(overlays);
export type Overlay = z.output<typeof overlay>;

/** Above this factor between the shapes of picture and screen, `auto` fits: a quarter would be cut off. */
const MOST_CROPPED = 4 / 3;

/** Whether a picture of a size fills a screen, or fits into it. Sizes in any unit; 0: not known yet. */
export function isFilling(
  choice: Fit,
  picture: { width: number; height: number },
  screen: { width: number; height: number },
): boolean {
  if (choice !== 'auto') return choice === 'fill';
  const factor = (picture.width * screen.height) / (picture.height * screen.width);
  return !(factor > MOST_CROPPED || factor < 1 / MOST_CROPPED);
}
