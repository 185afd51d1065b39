import { expect, it, vi } from 'vitest';
import { allowTrustedTypes } from './trustedTypes';

function rules() {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  allowTrustedTypes({ trustedTypes: { createPolicy }, location: window.location } as unknown as Window);
  const [name, given] = createPolicy.mock.calls[0] ?? [];
  if (name !== 'default' || !given) throw new Error('There is no default policy.');
  return given;
}

it('allows structured data and the empty script of React as HTML, nothing else', () => {
  const { createHTML, createScript } = rules();
  expect(createHTML('<script></script>')).not.toBeNull();
  expect(createHTML('{"@type":"Product"}')).not.toBeNull();
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '"<img src=x onerror=alert(1)>"',
    '<script>a()</script>',
  ])
    expect(createHTML(text), text).toBeNull();
  expect(createScript('{"@type":"Product"}')).not.toBeNull();
  expect(createScript('alert(1)')).toBeNull();
});

it('allows script URLs of http and https only; script-src restricts the hosts', () => {
  const { createScriptURL } = rules();
  expect(createScriptURL('/sw.js')).toBe('/sw.js');
  expect(createScriptURL('https://tags.example/gtm.js')).not.toBeNull();
  for (const address of ['data:text/javascript,alert(1)', 'blob:x', 'javascript:alert(1)'])
    expect(createScriptURL(address), address).toBeNull();
});

it('does nothing without Trusted Types', () => {
  expect(() => allowTrustedTypes(window)).not.toThrow();
});
