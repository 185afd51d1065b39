import { tenantConfig } from '@contract/config';
import type { ApiResponse } from '@contract/transport';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ConfigUnavailable, loadConfig } from './loadConfig';

const kept = z.parse(tenantConfig, { name: 'Kept' });
const cacheOf = (config: unknown, at = Date.now()) => ({
  read: async () => ({ config, at }),
  write: vi.fn(async () => {}),
});
const answering = (answer: ApiResponse) => async () => answer;

describe('loadConfig', () => {
  it('loads from the server and writes the cache', async () => {
    const cache = cacheOf(null);
    const config = await loadConfig(answering({ status: 200, body: { name: 'Fresh' } }), cache);
    expect(config.name).toBe('Fresh');
    expect(cache.write).toHaveBeenCalledWith(config);
  });

  it.each([
    ['no answer', { status: 0, body: undefined }],
    ['an error', { status: 500, body: '<h1>Oops</h1>' }],
    ['HTML instead of JSON', { status: 200, body: '<!doctype html>' }],
    ['a payload of the wrong shape', { status: 200, body: [{ name: 'Other' }] }],
  ])('uses the cache after %s', async (_, answer) => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    expect((await loadConfig(answering(answer), cacheOf(kept))).name).toBe('Kept');
    complaint.mockRestore();
  });

  it('uses the cache before the server responds, and reports and caches a response that differs', async () => {
    const cache = cacheOf(kept);
    const onNewer = vi.fn();
    let respond: (answer: ApiResponse) => void = () => {};
    const pending = new Promise<ApiResponse>((resolve) => (respond = resolve));
    expect((await loadConfig(() => pending, cache, onNewer)).name).toBe('Kept');
    respond({ status: 200, body: { name: 'Fresh' } });
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledWith(expect.objectContaining({ name: 'Fresh' })));
    expect(cache.write).toHaveBeenCalledWith(expect.objectContaining({ name: 'Fresh' }));
  });

  it('does not report a response that equals the cache', async () => {
    const onNewer = vi.fn();
    const cache = cacheOf(kept);
    await loadConfig(answering({ status: 200, body: { name: 'Kept' } }), cache, onNewer);
    await vi.waitFor(() => expect(cache.write).toHaveBeenCalled());
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('waits for a slow server when nothing is cached', async () => {
    vi.useFakeTimers();
    let respond: (answer: ApiResponse) => void = () => {};
    const loading = loadConfig(() => new Promise((resolve) => (respond = resolve)), cacheOf(null));
    await vi.advanceTimersByTimeAsync(10_000);
    respond({ status: 200, body: { name: 'Late' } });
    expect((await loading).name).toBe('Late');
    vi.useRealTimers();
  });

  it('opens the shop although the storage of the device does not respond', async () => {
    vi.useFakeTimers();
    const hanging = { read: () => new Promise<never>(() => {}), write: async () => {} };
    const loading = loadConfig(answering({ status: 200, body: { name: 'Fresh' } }), hanging);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await loading).name).toBe('Fresh');
    vi.useRealTimers();
  });

  describe('a configuration of eight days ago', () => {
    const old = () => cacheOf(kept, Date.now() - 8 * 24 * 3_600_000);
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    it('waits for that of the server', async () => {
      vi.stubGlobal('navigator', { onLine: true });
      const onNewer = vi.fn();
      const config = await loadConfig(answering({ status: 200, body: { name: 'Fresh' } }), old(), onNewer);
      expect(config.name).toBe('Fresh');
      expect(onNewer).not.toHaveBeenCalled();
    });

    it('is used after 3 s, and at once without a network', async () => {
      vi.useFakeTimers();
      vi.stubGlobal('navigator', { onLine: true });
      const never = () => new Promise<ApiResponse>(() => {});
      let name = '';
      void loadConfig(never, old()).then((config) => (name = config.name));
      await vi.advanceTimersByTimeAsync(2_900);
      expect(name).toBe('');
      await vi.advanceTimersByTimeAsync(200);
      expect(name).toBe('Kept');
      vi.stubGlobal('navigator', { onLine: false });
      expect((await loadConfig(never, old())).name).toBe('Kept');
    });
  });

  it('throws without server and cache', async () => {
    await expect(
      loadConfig(answering({ status: 0, body: undefined }), cacheOf('not a configuration')),
    ).rejects.toThrow(ConfigUnavailable);
  });

  it('parses yes, 1 and true as true, and fills in every default', () => {
    const config = z.parse(tenantConfig, {
      recaptcha_enabled: '1',
      affirm: { enabled: 'yes' },
      fairstone: { enabled: 0 },
    });
    expect([config.recaptcha_enabled, config.affirm.enabled, config.fairstone.enabled]).toEqual([
      true,
      true,
      false,
    ]);
    expect(config).toMatchObject({
      locale: 'en_US',
      timezoneId: 'America/Los_Angeles',
      currency_code: 'USD',
      default_sort_by: 'position',
      catalog_frontend_list_mode: 'grid-list',
      min_password_length: 8,
      min_zxcvbn_score: 2,
      kiosk_idle_timer: 300_000,
    });
    expect(config.pdp.ai_chatbot).toMatchObject({ chatbot_name: 'Sam', input_character_limit: 300 });
    expect(config.chargeafter.promo_minimum).toBe(299.99);
    expect(config.display_features.header.menu_delay).toBe(225);
  });
});
