import { Component, Fragment, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { isChunkLoadError } from '@/features/errors/chunkLoadError';
import { forgetRenderedPage, restoreRenderedPage } from '@/hydration/renderedPage';
import { ErrorPage } from '@/pages/ErrorPage';

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location;
  error: unknown;
  /** How often the page was remounted at this location. */
  remounts: number;
  /** The server-rendered page is about to replace the app. */
  isRestored: boolean;
}

/** One remount is enough for errors that a fresh page does not have, for example after an extension moved nodes. */
const MAX_REMOUNTS = 1;

class Boundary extends Component<Props, State> {
  override state: State = {
    location: this.props.location,
    error: undefined,
    remounts: 0,
    isRestored: false,
  };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: Props, state: State) {
    return location === state.location
      ? null
      : { location, error: undefined, remounts: 0, isRestored: false };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error)) return;
    if (this.state.remounts < MAX_REMOUNTS) {
      console.error('A page failed and is mounted again', error);
      this.setState({ error: undefined, remounts: this.state.remounts + 1 });
    } else if (restoreRenderedPage()) {
      console.error('The app did not start: the page stays as the server rendered it', error);
      this.setState({ isRestored: true });
    }
  }

  override componentDidUpdate({ location }: Props) {
    if (location !== this.props.location) forgetRenderedPage();
  }

  override render() {
    const { error, remounts, isRestored } = this.state;
    if (error === undefined) return <Fragment key={remounts}>{this.props.children}</Fragment>;
    const isRemounting = remounts < MAX_REMOUNTS && !isChunkLoadError(error);
    return isRemounting || isRestored ? null : <ErrorPage error={error} />;
  }
}

/**
 * Remounts a page that throws once. After that it restores the server-rendered page if the app was just starting, or else shows the error
 * page. The next navigation tries again.
 */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary location={useLocation()}>{children}</Boundary>
);
