import { type Fit, isFilling } from '@contract/desk/clipLook';

/** Lets a decoded picture fill its screen, or fit into it, by their shapes (Loop.module.css). */
export function showFit(
  element: HTMLVideoElement | HTMLImageElement,
  fit: Fit,
  picture: { width: number; height: number },
): void {
  const screen = { width: element.clientWidth, height: element.clientHeight };
  element.dataset.fit = isFilling(fit, picture, screen) ? 'fill' : 'fit';
}
