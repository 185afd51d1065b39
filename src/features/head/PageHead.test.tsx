import { tenantConfig } from '@contract/config';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configSlice } from '@/config/configSlice';
import { canonicalPath, PageHead } from './PageHead';

const tenant = z.parse(tenantConfig, {
  base_url: 'https://maple.example/',
  name: 'Maple',
  title_suffix: ' | Maple',
  locales: [{ code: 'en-US' }, { code: 'fr' }],
});

function show(path: string, props: Partial<Parameters<typeof PageHead>[0]> = {}, basename = '/') {
  const state = { config: { tenant, locale: basename === '/' ? 'en-US' : 'fr' } };
  render(
    <Provider store={configureStore({ reducer: { config: configSlice.reducer }, preloadedState: state })}>
      <MemoryRouter basename={basename} initialEntries={[path]}>
        <PageHead title="Sofas" {...props} />
      </MemoryRouter>
    </Provider>,
  );
}

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('PageHead', () => {
  it('writes title, canonical and languages of the page', () => {
    show('/catalog/sofas?page=2');
    expect(document.title).toBe('Sofas | Maple');
    expect(hrefs('link[rel=canonical]')).toEqual(['https://maple.example/catalog/sofas']);
    expect(hrefs('link[rel=alternate]')).toEqual([
      'https://maple.example/catalog/sofas',
      'https://maple.example/fr/catalog/sofas',
      'https://maple.example/catalog/sofas',
    ]);
  });

  it('uses the language of the URL', () => {
    show('/fr/catalog/sofas', {}, '/fr');
    expect(hrefs('link[rel=canonical]')).toEqual(['https://maple.example/fr/catalog/sofas']);
    expect(content('meta[property="og:locale"]')).toBe('fr');
  });

  it.each([
    ['//cdn.example/sofa.jpg', 'https://cdn.example/sofa.jpg'],
    ['/pub/media/sofa.jpg', 'https://maple.example/pub/media/sofa.jpg'],
    ['', 'https://maple.example/app-icons/screen-wide.png'],
  ])('names the picture %j for link previews, else the one of the tenant', (ogImage, url) => {
    show('/fr/catalog/sofas', { ogImage }, '/fr');
    expect(content('meta[property="og:image"]')).toBe(url);
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('excludes private pages from search engines', () => {
    show('/checkout', { noIndex: true });
    expect(content('meta[name=robots]')).toContain('noindex');
    expect(hrefs('link[rel=alternate]')).toEqual([]);
  });

  it('escapes structured data so that it cannot close the script element', () => {
    show('/', { jsonLd: { '@type': 'Product', name: '</script><img src=x>' } });
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: '</script><img src=x>' });
  });
});

const boreale = z.parse(tenantConfig, {
  base_url: 'https://boreale.example',
  locale: 'fr-CA',
  locales: [{ code: 'fr-CA' }, { code: 'en-CA' }],
});
const single = z.parse(tenantConfig, { base_url: 'https://single.example', locales: [{ code: 'en-US' }] });
const unlisted = z.parse(tenantConfig, { base_url: 'https://unlisted.example' });

/** Canonical address and alternates of a page that was opened with a prefix. */
function addressesOf(of: typeof tenant, locale: string, basename: string, path: string) {
  const preloadedState = { config: { tenant: of, locale } };
  render(
    <Provider store={configureStore({ reducer: { config: configSlice.reducer }, preloadedState })}>
      <MemoryRouter basename={basename || '/'} initialEntries={[basename + path || '/']}>
        <PageHead title="Sofas" />
      </MemoryRouter>
    </Provider>,
  );
  const alternates = [...document.querySelectorAll('link[rel=alternate]')].map(
    (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
  );
  return { canonical: hrefs('link[rel=canonical]'), alternates };
}

describe('the address of a page in several languages', () => {
  it.each([
    ['', '/catalog/sofas', 'https://maple.example/catalog/sofas'],
    ['/en', '/catalog/sofas', 'https://maple.example/catalog/sofas'],
    ['/en-US', '/catalog/sofas', 'https://maple.example/catalog/sofas'],
    ['/en', '/', 'https://maple.example/'],
    ['/en', '', 'https://maple.example/'],
    ['', '/', 'https://maple.example/'],
  ])('is the one without a prefix for the default language: %s%s', (basename, path, url) => {
    const { canonical, alternates } = addressesOf(tenant, 'en-US', basename, path);
    expect(canonical).toEqual([url]);
    expect(alternates).toEqual([
      `en-US ${url}`,
      `fr ${url.replace('.example', '.example/fr').replace(/\/$/, '')}`,
      `x-default ${url}`,
    ]);
  });

  it.each([
    ['/fr', '/product/sofa', 'https://maple.example/fr/product/sofa'],
    ['/fr', '/product/sofa/', 'https://maple.example/fr/product/sofa'],
    ['/fr', '/', 'https://maple.example/fr'],
    ['/fr', '', 'https://maple.example/fr'],
  ])('has its prefix without a slash at the end for another language: %s%s', (basename, path, url) => {
    const { canonical, alternates } = addressesOf(tenant, 'fr', basename, path);
    expect(canonical).toEqual([url]);
    expect(alternates).toContain(`fr ${url}`);
  });

  it.each([
    ['/fr', 'fr-CA', 'https://boreale.example/stores'],
    ['/fr-CA', 'fr-CA', 'https://boreale.example/stores'],
    ['/en', 'en-CA', 'https://boreale.example/en/stores'],
    ['/en-CA', 'en-CA', 'https://boreale.example/en/stores'],
  ])('is one for each spelling of the prefix: %s', (basename, locale, url) => {
    const { canonical, alternates } = addressesOf(boreale, locale, basename, '/stores');
    expect(canonical).toEqual([url]);
    expect(alternates).toContain(`${locale} ${url}`);
  });

  it.each([
    [single, 'https://single.example/stores'],
    [unlisted, 'https://unlisted.example/stores'],
  ])('is the one without a prefix for a tenant of one language', (of, url) => {
    expect(addressesOf(of, 'en-US', '/en', '/stores').canonical).toEqual([url]);
  });
});

describe('canonicalPath', () => {
  it('drops the query', () => expect(canonicalPath('/catalog/sofas/', '?page=2')).toBe('/catalog/sofas'));

  it('keeps the two ids of a variant when both are present', () => {
    const both = '?page=2&configured_entity_id=8&configurable_entity_id=7';
    expect(canonicalPath('/product/oslo', both)).toBe(
      '/product/oslo?configurable_entity_id=7&configured_entity_id=8',
    );
    expect(canonicalPath('/product/oslo', '?configured_entity_id=8')).toBe('/product/oslo');
  });
});

it('has the keywords of a page, and the tenant’s title on the home page', () => {
  const titled = { ...tenant, title: 'Sofas since 1950' };
  const preloadedState = { config: { tenant: titled, locale: 'en-US' } };
  render(
    <Provider store={configureStore({ reducer: { config: configSlice.reducer }, preloadedState })}>
      <MemoryRouter>
        <PageHead title="" keywords="sofa, oak" />
      </MemoryRouter>
    </Provider>,
  );
  expect(document.querySelector('meta[name="keywords"]')?.getAttribute('content')).toBe('sofa, oak');
  expect(document.title).toBe('Sofas since 1950');
});
