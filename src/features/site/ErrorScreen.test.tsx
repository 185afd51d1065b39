import { render, screen } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorScreen } from './ErrorScreen';

describe('ErrorScreen', () => {
  it('says what to do, with what support needs to see, and two ways on', () => {
    render(makeApp().wrap(<ErrorScreen />));
    expect(screen.getByRole('heading', { name: 'Oops, something went wrong.' })).toBeTruthy();
    expect(screen.getByText(/contact us with a screenshot of this page\./)).toBeTruthy();
    expect(screen.getByText(window.location.href)).toBeTruthy();
    expect(screen.getByText(/\d{1,2}:\d{2}:\d{2}.*P[SD]T/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
  });

  it('shows the logo where there is one', () => {
    const config = { logo_src: '/media/logo.svg', logo_alt: 'Maple' };
    render(makeApp({ config }).wrap(<ErrorScreen />));
    expect(screen.getByRole('img', { name: 'Maple' })).toBeTruthy();
  });

  it('has no way on where nobody may be', () => {
    render(makeApp().wrap(<ErrorScreen title="Unauthorized" hasLinks={false} />));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names neither time nor address before the browser has taken over', () => {
    expect(renderToString(makeApp().wrap(<ErrorScreen />))).not.toContain('http');
  });
});
