import { type Fit, isFilling } from '@contract/desk/clipLook';

/** Scales a decoded picture to fill its screen or to fit into it, depending on their shapes (Loop.module.css). */
export function showFit(
  element: HTMLVideoElement | HTMLImageElement,
  fit: Fit,
  picture: { width: number; height: number },
): void {
  const screen = { width: element.clientWidth, height: element.clientHeight };
  element.dataset.fit = isFilling(fit, picture, screen) ? 'fill' : 'fit';
}
