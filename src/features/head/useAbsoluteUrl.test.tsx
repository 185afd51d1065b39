import { tenantConfig } from '@contract/config';
import { productPage } from '@contract/product';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configSlice } from '@/config/configSlice';
import { productStructuredData } from '@/features/product/data/productStructuredData';
import { organization } from './structuredData';
import { useAbsoluteUrl } from './useAbsoluteUrl';

const tenant = z.parse(tenantConfig, {
  base_url: 'https://maple.example/',
  name: 'Maple',
  logo_src: '/pub/media/logo.svg',
});

type Absolute = ReturnType<typeof useAbsoluteUrl>;

function Reader({ onRead }: { onRead: (absolute: Absolute) => void }) {
  onRead(useAbsoluteUrl());
  return null;
}

/** The function as a page below the basename gets it. */
function absoluteIn(basename: string): Absolute {
  let absolute: Absolute = (path) => path;
  const store = configureStore({
    reducer: { config: configSlice.reducer },
    preloadedState: { config: { tenant, locale: 'fr' } },
  });
  render(
    <Provider store={store}>
      <MemoryRouter basename={basename} initialEntries={[basename]}>
        <Reader onRead={(read) => (absolute = read)} />
      </MemoryRouter>
    </Provider>,
  );
  return absolute;
}

describe('a page in a second language', () => {
  it.each([
    ['/', 'https://maple.example/fr'],
    ['/stores', 'https://maple.example/fr/stores'],
    ['/product/lamp.2000', 'https://maple.example/fr/product/lamp.2000'],
    ['/media/sofa.webp', 'https://maple.example/media/sofa.webp'],
    ['/_next/image?url=%2Fa.png&w=400', 'https://maple.example/_next/image?url=%2Fa.png&w=400'],
    ['/pub/media/catalog/Sofa.JPG?width=400', 'https://maple.example/pub/media/catalog/Sofa.JPG?width=400'],
    ['//cdn.example/sofa.jpg', 'https://cdn.example/sofa.jpg'],
    ['https://cdn.example/sofa', 'https://cdn.example/sofa'],
  ])('names %s as %s', (path, url) => expect(absoluteIn('/fr')(path)).toBe(url));

  it('names pictures in structured data that exist', () => {
    const absolute = absoluteIn('/fr');
    const sofa = z.parse(productPage, {
      entity_id: 7,
      name: 'Sofa',
      price: 10,
      images: [{ url: '/media/sofa.webp' }, { url: '/pub/media/sofa.png' }],
    });
    const data = productStructuredData(sofa, null, { currency: 'USD', absolute, path: '/product/sofa' });
    expect(data).toMatchObject({
      image: ['https://maple.example/media/sofa.webp', 'https://maple.example/pub/media/sofa.png'],
      offers: { url: 'https://maple.example/fr/product/sofa' },
    });
    expect(organization(tenant, [], absolute)).toMatchObject({
      url: 'https://maple.example/fr',
      logo: 'https://maple.example/pub/media/logo.svg',
      image: 'https://maple.example/pub/media/logo.svg',
    });
  });
});
