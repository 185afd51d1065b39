import { useMemo } from 'react';
import { isSeoBlock } from '@/features/content/blocks/blockNames';
import { usePageBlock } from '@/features/content/blocks/usePageBlock';
import { readStructuredData } from '@/features/content/structuredData';
import { JsonLd } from '@/features/site/head/JsonLd';

/** Structured data that the dealer adds to a page: block seo-{page}-sd (docs/spec/04 §2). */
export function DealerStructuredData() {
  const content = usePageBlock(isSeoBlock);
  const data = useMemo(() => readStructuredData(content), [content]);
  return <JsonLd data={data} />;
}
