import { Fragment, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeadBlock } from '@/features/content/blocks/PageHeadBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { useGetPageQuery } from '@/features/content/contentApi';
import { PageFailed } from '@/features/content/PageFailed';
import { preloadPage } from '@/features/content/preloadContent';
import { readStructuredData } from '@/features/content/structuredData';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { isNothingThere } from '@/lib/failedStatus';
import { Skeleton } from '@/ui/Skeleton';
import type { PageModule } from './pageModule';

export const namespaces = ['content', 'product'];

export const preload: PageModule['preload'] = async ({ params, ...context }) => {
  const status = await preloadPage(params['*'] ?? '', context);
  return { status };
};

/** Route for all other paths: a content page of the dealer, or not found (docs/spec/01 §3). */
export function Component() {
  const identifier = useParams()['*'] ?? '';
  // Not `data`, which is the previous page until the new one arrives, and after a failure.
  const { currentData: data, error, refetch, isFetching } = useGetPageQuery(identifier);
  const structuredData = useMemo(() => readStructuredData(data?.structured_data ?? ''), [data]);
  if (isNothingThere(error)) return <NotFound />;
  if (error && !data) return <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton />;
  return (
    // The tags of two pages share nothing, such as the fields of a form that was sent.
    <Fragment key={identifier}>
      <PageHead
        title={data.title}
        description={data.meta_description}
        keywords={data.meta_keywords}
        noIndex={data.no_index}
        jsonLd={structuredData}
      />
      <PageHeadBlock page={data.content} />
      <ContentHtml html={data.content} />
    </Fragment>
  );
}
