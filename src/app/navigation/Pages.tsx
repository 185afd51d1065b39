import { memo } from 'react';
import { type Location, renderMatches } from 'react-router-dom';
import type { OpenPage } from '@/app/page';
import { PageBoundary } from './PageBoundary';

interface Props {
  pages: readonly OpenPage[];
  location: Location;
}

/** The pages of an address, each inside the outlet of the one before, in a browser and on the server. */
export const Pages = memo(({ pages, location }: Props) =>
  renderMatches(
    pages.map(({ match, element, error }) => ({
      ...match,
      route: {
        element: (
          <PageBoundary location={location} error={error}>
            {element}
          </PageBoundary>
        ),
      },
    })),
  ),
);
