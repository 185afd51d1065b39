import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript, loadStylesheet, ResourceFailed, resourceState } from './loadResource';

let number = 0;
let url: string;
const elements = () => [...document.head.querySelectorAll<HTMLScriptElement>(`[src="${url}"]`)];
const settle = (type: 'load' | 'error') => elements()[0]?.dispatchEvent(new Event(type));

beforeEach(() => {
  number += 1;
  url = `https://provider.example/${number}.js`;
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('a third party’s script', () => {
  it('is inserted once and goes from idle to success', async () => {
    expect(resourceState(url)).toBe('idle');
    const [first, second] = [loadScript(url, { 'data-key': 'k' }), loadScript(url)];
    expect(resourceState(url)).toBe('loading');
    expect(elements()).toHaveLength(1);
    expect(elements()[0]?.dataset.key).toBe('k');
    settle('load');
    await Promise.all([first, second]);
    expect(resourceState(url)).toBe('success');
  });

  it('that fails logs a warning and is retried by the next call', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const first = loadScript(url);
    settle('error');
    await expect(first).rejects.toThrow(ResourceFailed);
    expect(resourceState(url)).toBe('failure');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(url));
    const second = loadScript(url);
    settle('load');
    await second;
    expect(resourceState(url)).toBe('success');
  });

  it('is blocked by pagespeed=true', async () => {
    window.history.replaceState(null, '', '/?pagespeed=true');
    await expect(loadScript(url)).rejects.toThrow('pagespeed');
    expect([elements().length, resourceState(url)]).toEqual([0, 'idle']);
  });
});

it('a stylesheet loads the same way', async () => {
  const loaded = loadStylesheet(url);
  document.head.querySelector(`link[href="${url}"]`)?.dispatchEvent(new Event('load'));
  await loaded;
  expect(resourceState(url)).toBe('success');
});
