export interface Size {
  width: number;
  height: number;
}

/** A point or a distance in px; points are measured from the centre of the frame. */
export type Offset = readonly [x: number, y: number];

/** Position and scale of an image in its frame. scale 1 shows the whole image; x and y move its centre, in px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** An image in its frame. */
export interface Stage {
  frame: Size;
  /** Size of the image's file; only its proportions matter. */
  image: Size;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
/** The scale that a click or Enter zooms to. */
export const CLICK_SCALE = 2.5;
const MAX_SCALE = 5;

/** Moves the image, but not beyond the point where its edges enter the frame. */
export function panned({ scale, x, y }: ZoomView, [dx, dy]: Offset, { frame, image }: Stage): ZoomView {
  const fit = Math.min(frame.width / image.width, frame.height / image.height) * scale;
  const within = (value: number, drawn: number, visible: number) => {
    const most = Math.max(0, (drawn - visible) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return {
    scale,
    x: within(x + dx, image.width * fit, frame.width),
    y: within(y + dy, image.height * fit, frame.height),
  };
}

/** Changes the scale. The part of the image at the point stays there, as far as the edges allow. */
export function zoomedTo(view: ZoomView, scale: number, [px, py]: Offset, stage: Stage): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const factor = next / view.scale;
  return panned(
    { scale: next, x: px - (px - view.x) * factor, y: py - (py - view.y) * factor },
    [0, 0],
    stage,
  );
}
