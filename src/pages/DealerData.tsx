import { useMemo } from 'react';
import { isSeoBlock } from '@/features/content/blocks/blockNames';
import { usePageBlock } from '@/features/content/blocks/usePageBlock';
import { readStructuredData } from '@/features/content/structuredData';
import { JsonLd } from '@/features/site/JsonLd';

/** What the dealer adds to a page's structured data: block seo-{page}-sd (shell specification §2). */
export function DealerData() {
  const content = usePageBlock(isSeoBlock);
  const data = useMemo(() => readStructuredData(content), [content]);
  return <JsonLd data={data} />;
}
