import { useParams } from 'react-router-dom';
import { ContentHtml } from '@/features/content/ContentHtml';
import { useGetPageQuery } from '@/features/content/contentApi';
import { preloadPage } from '@/features/content/preloadContent';
import type { PageModule } from './pageModule';

export const namespaces = ['content'];

export const preload: PageModule['preload'] = async ({ params, ...given }) => {
  const isFound = await preloadPage(params['*'] ?? '', given);
  return isFound ? undefined : { status: 404 };
};

/** Any address no other route knows: a content page of the dealer's, or not found (shell specification §2). */
export function Component() {
  const identifier = useParams()['*'] ?? '';
  const { data } = useGetPageQuery(identifier);
  return data ? <ContentHtml html={data.content} /> : null;
}
