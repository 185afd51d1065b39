import { isTag } from 'domhandler';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import type { TagModule } from '@/features/content/tagModule';
import { Tabs } from '@/ui/Tabs';

/** Each template inside is a tab: its data-title on the row, its content in the panel (shell specification §5). */
export const Tag: TagModule['Tag'] = ({ attributes, nodes, renderNodes }) => {
  const { t } = useTranslation('content');
  const [activeId, setActiveId] = useState('0');
  const templates = nodes.filter(isTag).filter(({ name }) => name === 'template');
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
