import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isElement } from '@/features/content/contentNodes';
import type { TagModule } from '@/features/content/tagModule';
import { Tabs } from '@/ui/Tabs';

/** One tab for each template child, with data-title as its label and the template's content as its panel (docs/spec/04 §4). */
export const Tag: TagModule['Tag'] = ({ attributes, nodes, renderNodes }) => {
  const { t } = useTranslation('content');
  const [activeId, setActiveId] = useState('0');
  const templates = nodes.filter(isElement).filter(({ name }) => name === 'template');
  if (templates.length === 0) return <p>{t('tabs.none')}</p>;
  return (
    <Tabs
      label={attributes['aria-label'] ?? t('tabs.label')}
      activeId={activeId}
      onChange={setActiveId}
      tabs={templates.map(({ attribs, children }, index) => ({
        id: String(index),
        label: attribs['data-title'] ?? attribs.title ?? String(index + 1),
        panel: renderNodes(children),
      }))}
    />
  );
};
