import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storeConfig } from '@/api/contract/config';
import { headerLook } from './headerLook';

const look = (header: Record<string, string>, styledType = '', isKiosk = false) =>
  headerLook(z.parse(storeConfig, { display_features: { header } }), isKiosk, styledType);

describe('headerLook', () => {
  it('is standard and light unless said otherwise, on small screens as on wide ones', () => {
    expect(look({})).toMatchObject({ layout: 'standard', smallLayout: 'standard', type: 'light' });
    expect(look({ layout: 'ci', mobile_layout: 'condensed' })).toMatchObject({
      layout: 'ci',
      smallLayout: 'condensed',
    });
  });

  it('lets a style variable choose the type, but no unknown one', () => {
    expect(look({ type: 'filled' }, 'mixed-nav').type).toBe('mixed-nav');
    expect(look({ type: 'filled' }, 'striped').type).toBe('filled');
  });

  it.each([
    ['default', false, false],
    ['sticky_header_before', true, false],
    ['sticky_header_after', false, true],
    ['sticky_both', true, true],
  ])('%s keeps the right blocks in sight', (sticky_mode, isBeforeSticky, isAfterSticky) => {
    expect(look({ sticky_mode })).toMatchObject({ isBeforeSticky, isAfterSticky });
  });

  it.each([
    ['none', false, false],
    ['hide_mobile_header_before', true, false],
    ['hide_mobile_header_after', false, true],
    ['hide_both', true, true],
  ])('%s leaves out the right blocks', (mobile_hide_mode, isBeforeHidden, isAfterHidden) => {
    expect(look({ mobile_hide_mode })).toMatchObject({ isBeforeHidden, isAfterHidden });
  });

  it('is always the kiosk header on a kiosk', () => {
    expect(look({ layout: 'ci' }, '', true)).toMatchObject({ layout: 'kiosk', smallLayout: 'kiosk' });
  });
});
