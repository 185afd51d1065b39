import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readHeaderSettings } from './headerSettings';

const settingsOf = (header: Record<string, string>, headerType = '', isKiosk = false, headerLayout = '') =>
  readHeaderSettings(z.parse(tenantConfig, { display_features: { header } }), isKiosk, {
    headerType,
    headerLayout,
  });

describe('readHeaderSettings', () => {
  it('is standard and light by default, on small and wide screens', () => {
    expect(settingsOf({})).toMatchObject({ layout: 'standard', smallLayout: 'standard', type: 'light' });
    expect(settingsOf({ layout: 'ci', mobile_layout: 'condensed' })).toMatchObject({
      layout: 'ci',
      smallLayout: 'condensed',
    });
  });

  it('takes the type of a style variable and ignores unknown values', () => {
    expect(settingsOf({ type: 'filled' }, 'mixed-nav').type).toBe('mixed-nav');
    expect(settingsOf({ type: 'filled' }, 'striped').type).toBe('filled');
  });

  it.each([
    ['default', false, false],
    ['sticky_header_before', true, false],
    ['sticky_header_after', false, true],
    ['sticky_both', true, true],
  ])('%s makes the right blocks sticky', (sticky_mode, isBeforeSticky, isAfterSticky) => {
    expect(settingsOf({ sticky_mode })).toMatchObject({ isBeforeSticky, isAfterSticky });
  });

  it.each([
    ['none', false, false],
    ['hide_mobile_header_before', true, false],
    ['hide_mobile_header_after', false, true],
    ['hide_both', true, true],
  ])('%s hides the right blocks', (mobile_hide_mode, isBeforeHidden, isAfterHidden) => {
    expect(settingsOf({ mobile_hide_mode })).toMatchObject({ isBeforeHidden, isAfterHidden });
  });

  it('takes the layout of a style variable at every width, except on a kiosk', () => {
    const configured = { layout: 'ci', mobile_layout: 'condensed' };
    expect(settingsOf(configured, '', false, 'standard')).toMatchObject({
      layout: 'standard',
      smallLayout: 'standard',
    });
    expect(settingsOf(configured, '', true, 'standard').layout).toBe('kiosk');
  });

  it('always uses the kiosk layout on a kiosk', () => {
    expect(settingsOf({ layout: 'ci' }, '', true)).toMatchObject({ layout: 'kiosk', smallLayout: 'kiosk' });
  });
});
