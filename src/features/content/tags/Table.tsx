import { attributesToProps } from '@/features/content/attributesToProps';
import { isElement, textOf } from '@/features/content/contentNodes';
import type { TagModule } from '@/features/content/tagModule';
import styles from './Table.module.css';

/** A table in a focusable region, which scrolls horizontally on narrow screens by touch and keyboard. */
export const Tag: TagModule['Tag'] = ({ attributes, children, nodes }) => {
  const caption = nodes.filter(isElement).find(({ name }) => name === 'caption');
  const label = attributes['aria-label'] ?? (caption ? textOf(caption.children).trim() : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table {...attributesToProps(attributes)}>{children}</table>
    </section>
  );
};
