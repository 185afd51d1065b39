import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { themeStyle, themeVariables } from './theme';

const config = (theme: object) => z.parse(tenantConfig, { theme });

describe('themeVariables', () => {
  it('sets the brand colours and readable text colours', () => {
    expect(themeVariables(config({ primary: '#1d3557', secondary: '#f0c020', radius: 4 }))).toEqual({
      '--radius-brand': '4px',
      '--brand-primary': '#1d3557',
      '--brand-on-primary': '#ffffff',
      '--brand-secondary': '#f0c020',
      '--brand-on-secondary': '#000000',
    });
  });

  it('keeps a tenant without a dark theme light', () => {
    expect(themeVariables(config({ dark: false }))).toMatchObject({ 'color-scheme': 'light' });
    expect(themeStyle(config({}))).not.toContain('color-scheme');
  });

  it('omits invalid colours', () => {
    expect(themeVariables(config({ primary: 'url(x)' }))).toEqual({ '--radius-brand': '10px' });
  });

  it('never breaks out of the style attribute', () => {
    expect(themeStyle(config({ font_body: 'Inter; background: url(x)}<script>' }))).not.toMatch(
      /[{}<>]|;\s*background/,
    );
  });
});
