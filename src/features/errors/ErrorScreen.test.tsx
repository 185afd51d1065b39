import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorScreen } from './ErrorScreen';

describe('ErrorScreen', () => {
  it('shows advice, URL and time for support, and two links', () => {
    render(createTestApp().wrap(<ErrorScreen />));
    expect(screen.getByRole('heading', { name: 'Oops, something went wrong.' })).toBeTruthy();
    expect(screen.getByText(/contact us with a screenshot of this page\./)).toBeTruthy();
    expect(screen.getByText(window.location.href)).toBeTruthy();
    expect(screen.getByText(/\d{1,2}:\d{2}:\d{2}.*P[SD]T/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
  });

  it('shows the configured logo', () => {
    const config = { logo_src: '/media/logo.svg', logo_alt: 'Maple' };
    render(createTestApp({ config }).wrap(<ErrorScreen />));
    expect(screen.getByRole('img', { name: 'Maple' })).toBeTruthy();
  });

  it.each([
    [undefined, 'Oops, something went wrong.'],
    ['This locale is not supported.', 'This locale is not supported.'],
  ])('titles the document: %s', (title, expected) => {
    render(createTestApp().wrap(<ErrorScreen title={title} />));
    expect(document.title).toBe(expected);
  });

  it('has no links on the Unauthorized page', () => {
    render(createTestApp().wrap(<ErrorScreen title="Unauthorized" hasLinks={false} />));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders neither time nor URL on the server', () => {
    expect(renderToString(createTestApp().wrap(<ErrorScreen />))).not.toContain('http');
  });
});
