import { renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { captchaFor } from '@tests/playCaptcha';
import { expect, it } from 'vitest';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { useCaptcha } from './useCaptcha';

const updates = { onReady: () => () => {}, apply: async () => {} };

it.each([
  ['web', 'contact', true],
  ['web', 'newsletter', false],
  ['kiosk', 'contact', false],
] as const)('on the platform %s, the form %s requires a captcha: %s', (kind, form, isNeeded) => {
  const { wrap } = createTestApp({ config: captchaFor('contact') });
  const platform: Platform = { kind, kiosk: null, updates };
  const { result } = renderHook(() => useCaptcha(form), {
    wrapper: ({ children }) => wrap(<PlatformProvider value={platform}>{children}</PlatformProvider>),
  });
  expect([result.current.isNeeded, result.current.isMissing]).toEqual([isNeeded, isNeeded]);
});
