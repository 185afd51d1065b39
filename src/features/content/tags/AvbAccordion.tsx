import { useId } from 'react';
import { isElement } from '@/features/content/contentNodes';
import { parseBoolean } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { Disclosure } from '@/ui/Disclosure';

/** An accordion. One item is open at a time unless data-multiple is true. */
export const Tag: TagModule['Tag'] = ({ attributes, nodes, renderNodes }) => {
  const name = useId();
  const items = nodes.filter(isElement).filter(({ name: tag }) => tag === 'avb-accordion-item');
  const partOf = (item: (typeof items)[number], part: string) =>
    item.children
      .filter(isElement)
      .filter(({ name: tag }) => tag === `avb-accordion-${part}`)
      .flatMap(({ children }) => children);
  return (
    <div className={attributes.class}>
      {items.map((item, index) => (
        <Disclosure
          // biome-ignore lint/suspicious/noArrayIndexKey: content is rendered as a whole, its items have no other name
          key={index}
          id={item.attribs.id}
          name={parseBoolean(attributes['data-multiple']) ? undefined : name}
          isInitiallyOpen={parseBoolean(item.attribs['data-open'])}
          title={renderNodes(partOf(item, 'heading'))}
        >
          {renderNodes(partOf(item, 'content'))}
        </Disclosure>
      ))}
    </div>
  );
};
