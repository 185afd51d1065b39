import * as z from 'zod/mini';

/**
 * How a picture is scaled to a screen of another shape. auto: it fills the screen if little is cut off, and fits otherwise. fit: all of it,
 * between bars. fill: the whole screen, with the sides cut off.
 */
export const fits = ['auto', 'fit', 'fill'] as const;
export const fit = z.enum(fits);
export type Fit = z.output<typeof fit>;

/** Elements that a screen may show over a clip. Without any of them, the clip plays as delivered. */
export const overlays = ['title', 'hint', 'gradient', 'button'] as const;
export const overlay = z.enum(overlays);
export type Overlay = z.output<typeof overlay>;

/** If the aspect ratios of picture and screen differ by more than this factor, `auto` fits, because a quarter would be cut off. */
const MOST_CROPPED = 4 / 3;

/** Whether a picture of a size fills a screen instead of fitting into it. Sizes in any unit; 0: not known yet */
export function isFilling(
  choice: Fit,
  picture: { width: number; height: number },
  screen: { width: number; height: number },
): boolean {
  if (choice !== 'auto') return choice === 'fill';
  const factor = (picture.width * screen.height) / (picture.height * screen.width);
  return !(factor > MOST_CROPPED || factor < 1 / MOST_CROPPED);
}
