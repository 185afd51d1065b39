import { expect, it } from 'vitest';
import { SiteProtocols } from './siteProtocols.ts';

it('expects https, but http in the local network, until a visitor came', () => {
  const protocols = new SiteProtocols();
  expect(['shop.example', 'localhost:8080', '192.168.1.5'].map((host) => protocols.of(host))).toEqual([
    'https',
    'http',
    'http',
  ]);
  protocols.learn({ host: 'shop.example', protocol: 'http' });
  expect(protocols.of('SHOP.example:80')).toBe('http');
});

it('is https once a visitor used it, whatever a health check uses', () => {
  const protocols = new SiteProtocols();
  for (const protocol of ['http', 'https', 'http'] as const)
    protocols.learn({ host: '192.168.1.5:8443', protocol });
  expect(protocols.of('192.168.1.5:8443')).toBe('https');
});
