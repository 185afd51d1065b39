import type { Media } from './media';

export interface ZoomProps {
  isOpen: boolean;
  onClose: () => void;
  media: Media[];
  /** Index of the initial image. */
  index: number;
}
