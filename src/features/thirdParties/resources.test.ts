import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configuredResources } from './resources';

const urls = (config: TenantConfigInput) =>
  configuredResources(z.parse(tenantConfig, config)).map(({ url }) => url);

describe('third parties of a tenant', () => {
  it('are none until the configuration names one', () => expect(urls({})).toEqual([]));

  it.each<[string, TenantConfigInput, string]>([
    ['tag manager', { services: { gtm_id: 'GTM-1' } }, 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
    ['GA4', { services: { ga4_id: 'G-1' } }, 'https://www.googletagmanager.com/gtag/js?id=G-1'],
    ['analytics', { services: { analytics_id: 'UA-1' } }, 'https://www.googletagmanager.com/gtag/js?id=UA-1'],
    [
      'its own tag server',
      { services: { gtm_id: 'GTM-1', gtm_url: 'https://tags.example/' } },
      'https://tags.example/gtm.js?id=GTM-1',
    ],
    ['accessibility widget', { services: { userway_id: 'u' } }, 'https://cdn.userway.org/widget.js'],
    [
      'social pixel',
      { services: { facebook_pixel_id: '1' } },
      'https://connect.facebook.net/en_US/fbevents.js',
    ],
    [
      'personalization',
      { services: { personalization_url: 'https://p.example/p.js' } },
      'https://p.example/p.js',
    ],
    [
      'email marketing',
      { services: { email_marketing_id: 'K1', email_marketing_url: 'https://e.example/k.js' } },
      'https://e.example/k.js',
    ],
    [
      'consent banner',
      { consent: { banner_url: 'https://b.example/stub.js', banner_id: 'b1' } },
      'https://b.example/stub.js',
    ],
    [
      'shopper stream',
      { shopper_stream: { enabled: 'yes', script_url: 'https://s.example/s.js' } },
      'https://s.example/s.js',
    ],
    [
      'carousel',
      { kibo_carousel: { enabled: 1, script_url: 'https://k.example/k.js' } },
      'https://k.example/k.js',
    ],
    ['reviews', { power_reviews: { api_key: 'k' } }, 'https://ui.powerreviews.com/stable/4.1/ui.js'],
    [
      'reviews bundle by client, site, environment and locale',
      {
        services: { reviews_url: 'https://r.example' },
        client_name: 'maple',
        site_id: 'main',
        environment: 'staging',
        locale: 'en_CA',
      },
      'https://r.example/maple/main/staging/en_CA/bv.js',
    ],
    [
      'interface styles by version',
      { services: { ui_stylesheet_url: 'https://c.example/ui@{version}.css' } },
      'https://c.example/ui@8.0.9.css',
    ],
    ['web font', { services: { web_font_url: 'https://f.example/f.css' } }, 'https://f.example/f.css'],
  ])('%s', (_, config, url) => expect(urls(config)).toEqual([url]));

  it('that are disabled stay disabled despite a URL', () =>
    expect(urls({ shopper_stream: { enabled: 'no', script_url: 'https://s.example/s.js' } })).toEqual([]));

  it('that track people require consent', () => {
    const [pixel] = configuredResources(z.parse(tenantConfig, { services: { facebook_pixel_id: '1' } }));
    expect(pixel?.destination).toBe('social');
  });
});
