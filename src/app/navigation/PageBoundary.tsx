import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { ErrorPage } from '@/pages/ErrorPage';

interface Props {
  location: Location;
  /** Why the page could not load. */
  error: unknown;
  children: ReactNode;
}

interface State {
  location: Location;
  error: unknown;
}

/** Shows the error page instead of a page that could not load or throws; the next navigation tries again. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: Props, state: State) {
    return location === state.location ? null : { location, error: undefined };
  }

  override render() {
    const error = this.props.error ?? this.state.error;
    return error === undefined ? this.props.children : <ErrorPage error={error} />;
  }
}
