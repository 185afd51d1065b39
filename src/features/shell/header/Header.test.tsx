import { tenantConfig } from '@contract/config';
import { render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Header, Logo } from './Header';
import type { HeaderPart } from './headerLayouts';
import { readHeaderSettings } from './headerSettings';

const names: HeaderPart[] = [
  'menu',
  'home',
  'logo',
  'search',
  'locations',
  'account',
  'wishlist',
  'compare',
  'cart',
  'startOver',
  'language',
  'nav',
  'links',
];
const parts = Object.fromEntries(names.map((name) => [name, <span key={name}>{name}</span>])) as Record<
  HeaderPart,
  React.ReactNode
>;

function show(header: Record<string, string>) {
  const look = readHeaderSettings(z.parse(tenantConfig, { display_features: { header } }), false);
  const { container } = render(<Header settings={look} parts={parts} before="Before" after="After" />);
  return container;
}

const sticky = (container: HTMLElement) => container.querySelector('.sticky')?.textContent ?? '';

describe('Header', () => {
  it('carries layout, small layout and type for its styles', () => {
    const bar = show({ layout: 'enterprise', mobile_layout: 'condensed', type: 'mixed' }).querySelector(
      '.bar',
    );
    expect(bar?.getAttribute('data-layout')).toBe('enterprise');
    expect(bar?.getAttribute('data-small')).toBe('condensed');
    expect(bar?.getAttribute('data-type')).toBe('mixed');
  });

  it('renders each part once', () => {
    const placed = [...show({ layout: 'condensed' }).querySelectorAll('[data-part]')];
    expect(new Set(placed.map((part) => part.textContent)).size).toBe(placed.length);
  });

  it.each([
    ['default', false, false],
    ['sticky_header_before', true, false],
    ['sticky_header_after', false, true],
    ['sticky_both', true, true],
  ])('%s keeps the named blocks with the bar', (sticky_mode, before, after) => {
    const container = show({ sticky_mode });
    expect(sticky(container).includes('Before')).toBe(before);
    expect(sticky(container).includes('After')).toBe(after);
    expect(container.textContent).toMatch(/^Before.*After$/);
    // Below md, the style sheet makes only both of them stay (docs/spec/20 §1).
    expect(container.querySelectorAll('[data-both]')).toHaveLength(before && after ? 1 : 0);
  });

  it('hides the configured blocks on small screens', () => {
    const container = show({ mobile_hide_mode: 'hide_mobile_header_after' });
    const hidden = [...container.querySelectorAll('[data-hidden]')].map((area) => area.textContent);
    expect(hidden).toEqual(['After']);
  });
});

describe('Logo', () => {
  const logos = { logo_src: '/logo.svg', logo_dark_src: '/logo-dark.svg' };
  const open = (config: object) => render(createTestApp({ config }).wrap(<Logo />)).container;

  it('is the one for a dark screen where the dealer has one and dark screens are on', () => {
    expect(open(logos).querySelector('source')?.getAttribute('srcset')).toBe('/logo-dark.svg');
    expect(open({ ...logos, theme: { dark: false } }).querySelector('source')).toBeNull();
    expect(open({ logo_src: '/logo.svg' }).querySelector('source')).toBeNull();
    expect(open(logos).querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
  });
});
