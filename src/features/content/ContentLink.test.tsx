import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  createPath,
  MemoryRouter,
  NavigationType,
  Router,
  type To,
  useHref,
  useLocation,
} from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentLink } from './ContentLink';

const assign = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const config = { locale: 'en_US', locales: [{ code: 'en_US' }, { code: 'fr' }] };

const Address = () => <output>{useHref(useLocation())}</output>;
const address = () => screen.getByRole('status').textContent;

const inStore = (page: ReactNode) => <Provider store={createTestApp({ config }).store}>{page}</Provider>;

/** Renders a link, by default to /catalog/sofas, in its own memory router. */
function renderLink(attributes: Record<string, string> = { href: '/catalog/sofas' }, basename = '/') {
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign });
  render(
    inStore(
      <MemoryRouter basename={basename} initialEntries={[basename]}>
        <ContentLink attributes={attributes}>Sofas</ContentLink>
        <Address />
      </MemoryRouter>,
    ),
  );
}

const clickLink = () => userEvent.click(screen.getByRole('link'));

it('goes through the router', async () => {
  renderLink();
  await clickLink();
  expect(address()).toBe('/catalog/sofas');
  expect(assign).not.toHaveBeenCalled();
});

it('loads the page in full when the router fails', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign });
  const fail = () => {
    throw new Error('no code');
  };
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const navigator = { createHref, go: fail, push: fail, replace: fail };
  render(
    inStore(
      <Router location="/" navigationType={NavigationType.Pop} navigator={navigator}>
        <ContentLink attributes={{ href: '/catalog/sofas' }}>Sofas</ContentLink>
      </Router>,
    ),
  );
  await clickLink();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog/sofas'));
  expect(warning).toHaveBeenCalled();
});

it('keeps the language of the page, also in a new tab', async () => {
  renderLink({ href: '/fr/catalog/sofas' }, '/fr');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/fr/catalog/sofas');
  await clickLink();
  expect(address()).toBe('/fr/catalog/sofas');
});

it.each([
  ['/catalog/sofas', '/fr/catalog/sofas'],
  ['/fr/catalog/sofas', '/fr/catalog/sofas'],
  ['/en/catalog/sofas', '/en/catalog/sofas'],
  ['/media/guide.pdf', '/media/guide.pdf'],
])('opens %s of a French page in a new tab at %s, which may ask where it comes from', (href, expected) => {
  renderLink({ href, target: '_blank' }, '/fr');
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([expected, 'noopener']);
});

it.each(['blank', '_BLANK', 'guide'])('opens a new tab without opener for the target %s', (target) => {
  renderLink({ href: '/catalog/sofas', target });
  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([target, 'noopener']);
});

it.each(['_self', '_top', ''])('goes through the router for the target "%s"', async (target) => {
  renderLink({ href: '/catalog/sofas', target });
  await clickLink();
  expect(address()).toBe('/catalog/sofas');
});

it.each(['https://maker.example/', '//maker.example/a'])('tells %s nothing in a new tab', (href) => {
  renderLink({ href, target: '_blank' });
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

it('does not link to the home page when it has no href', () => {
  renderLink({ id: 'care' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.getElementById('care')?.textContent).toBe('Sofas');
});

it('takes the keyboard along when it jumps within the page', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    inStore(
      <MemoryRouter>
        <ContentLink attributes={{ href: '#care' }}>Care</ContentLink>
        <section id="care">Oil it once a year.</section>
      </MemoryRouter>,
    ),
  );
  await clickLink();
  expect(document.activeElement?.id).toBe('care');
});
