import styles from './Carousel.module.css';
import { IconButton } from './IconButton';

interface Props {
  page: number;
  pageCount: number;
  onShow: (page: number) => void;
  texts: { page: (page: number) => string; pause: string; play: string };
  /** null: nothing plays by itself. */
  isPlaying: boolean | null;
  onPlay: (isPlaying: boolean) => void;
}

/** More would take a second line on a phone; the others come into sight as one goes on. */
const MOST_DOTS = 9;

function pagesAround(page: number, pageCount: number): number[] {
  const count = Math.min(MOST_DOTS, pageCount);
  const first = Math.min(Math.max(0, page - Math.floor(count / 2)), pageCount - count);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A dot a page, and the switch of what moves by itself (WCAG 2.2.2). */
export const CarouselDots = ({ page, pageCount, onShow, texts, isPlaying, onPlay }: Props) => (
  <div className={styles.dots}>
    {isPlaying !== null && (
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        iconSize={1}
        label={isPlaying ? texts.pause : texts.play}
        onClick={() => onPlay(!isPlaying)}
      />
    )}
    {pagesAround(page, pageCount).map((index) => (
      <button
        key={texts.page(index + 1)}
        type="button"
        className={styles.dot}
        aria-label={texts.page(index + 1)}
        aria-current={index === page ? 'true' : undefined}
        onClick={() => onShow(index)}
      />
    ))}
  </div>
);
