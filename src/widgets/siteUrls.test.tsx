import { tenantConfig } from '@contract/config';
import { productPage } from '@contract/product';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configSlice } from '@/config/configSlice';
import { type SiteUrls, useSiteUrls } from '@/config/useSiteUrls';
import { organization } from '@/features/head/structuredData';
import { productStructuredData } from '@/features/product/data/productStructuredData';
import { breadcrumbStructuredData } from './breadcrumbStructuredData';

const tenant = z.parse(tenantConfig, {
  base_url: 'https://maple.example/',
  name: 'Maple',
  logo_src: '/pub/media/logo.svg',
});

function Reader({ onRead }: { onRead: (urls: SiteUrls) => void }) {
  onRead(useSiteUrls());
  return null;
}

/** The URLs that a page below the basename names. */
function urlsIn(basename: string, locale: string, config = tenant): SiteUrls {
  const read: SiteUrls[] = [];
  const store = configureStore({
    reducer: { config: configSlice.reducer },
    preloadedState: { config: { tenant: config, locale } },
  });
  render(
    <Provider store={store}>
      <MemoryRouter basename={basename} initialEntries={[basename]}>
        <Reader onRead={(urls) => read.push(urls)} />
      </MemoryRouter>
    </Provider>,
  );
  const [urls] = read;
  if (!urls) throw new Error('Nothing was rendered');
  return urls;
}

describe('a page in a second language', () => {
  it.each([
    ['/', 'https://maple.example/fr'],
    ['/stores', 'https://maple.example/fr/stores'],
    ['/product/lamp.jpg', 'https://maple.example/fr/product/lamp.jpg'],
  ])('names the page %s as %s', (path, url) => expect(urlsIn('/fr', 'fr').page(path)).toBe(url));

  it.each([
    ['/media/sofa.webp', 'https://maple.example/media/sofa.webp'],
    ['/_next/image?url=%2Fa.png&w=400', 'https://maple.example/_next/image?url=%2Fa.png&w=400'],
    ['/pub/media/catalog/Sofa.JPG?width=400', 'https://maple.example/pub/media/catalog/Sofa.JPG?width=400'],
    ['/pictures/7', 'https://maple.example/pictures/7'],
    ['media/sofa.jpg', 'https://maple.example/media/sofa.jpg'],
    ['//cdn.example/sofa.jpg', 'https://cdn.example/sofa.jpg'],
    ['https://cdn.example/sofa', 'https://cdn.example/sofa'],
  ])('names the file %s as %s', (src, url) => expect(urlsIn('/fr', 'fr').file(src)).toBe(url));

  it('names a file with a relative address below the tenant’s media', () => {
    const media = { ...tenant, base_media_url: 'https://media.example/pub' };
    expect(urlsIn('/fr', 'fr', media).file('sofa.jpg')).toBe('https://media.example/pub/sofa.jpg');
    expect(urlsIn('/fr', 'fr', { ...media, base_media_url: '/pub' }).file('sofa.jpg')).toBe(
      'https://maple.example/pub/sofa.jpg',
    );
  });

  it('names pictures in structured data that exist', () => {
    const urls = urlsIn('/fr', 'fr');
    const sofa = z.parse(productPage, {
      entity_id: 7,
      name: 'Sofa',
      price: 10,
      images: [{ url: '/media/sofa.webp' }, { url: '/pub/media/sofa.png' }],
    });
    const data = productStructuredData(sofa, null, { currency: 'USD', urls, path: '/product/sofa' });
    expect(data).toMatchObject({
      image: ['https://maple.example/media/sofa.webp', 'https://maple.example/pub/media/sofa.png'],
      offers: { url: 'https://maple.example/fr/product/sofa' },
    });
    expect(organization(tenant, [], urls)).toMatchObject({
      url: 'https://maple.example/fr',
      logo: 'https://maple.example/pub/media/logo.svg',
      image: 'https://maple.example/pub/media/logo.svg',
    });
  });

  it('names neither a logo nor a telephone that the configuration lacks', () => {
    const bare = z.parse(tenantConfig, { name: 'Maple' });
    const fields = Object.keys(organization(bare, [], urlsIn('/', 'en-US')));
    expect(fields).toEqual(['@context', '@type', 'url', 'name', 'hasOfferCatalog']);
  });
});

it.each([
  ['/en', 'en-US'],
  ['/en-US', 'en-US'],
  ['/', 'en-US'],
])('structured data below %s names pages of the default language without a prefix', (basename, locale) => {
  const urls = urlsIn(basename, locale);
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Sofas', to: '/catalog/sofas' },
  ];
  expect(breadcrumbStructuredData(crumbs, urls)).toMatchObject({
    itemListElement: [{ item: 'https://maple.example/' }, { item: 'https://maple.example/catalog/sofas' }],
  });
  expect(organization(tenant, [], urls)).toMatchObject({ url: 'https://maple.example/' });
});
