import { ContentHtml } from '@/features/content/ContentHtml';
import { useGetPageQuery } from '@/features/content/contentApi';
import { preloadPage } from '@/features/content/preloadContent';
import type { PageModule } from './pageModule';

const HOME = 'home';

export const namespaces = ['content'];

export const preload: PageModule['preload'] = async (given) => {
  await preloadPage(HOME, given);
  return undefined;
};

/** The home page is a content page of the dealer's. */
export function Component() {
  const { data } = useGetPageQuery(HOME);
  return data ? <ContentHtml html={data.content} /> : null;
}
