import type { Media } from './media';

export interface ZoomProps {
  isOpen: boolean;
  onClose: () => void;
  media: Media[];
  /** Where to start. */
  index: number;
}
