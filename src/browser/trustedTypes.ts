type Rule = (text: string) => string | null;

declare global {
  interface Window {
    /** W3C Trusted Types; not in every browser. */
    trustedTypes?: {
      defaultPolicy?: unknown;
      createPolicy: (
        name: string,
        rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>>,
      ) => unknown;
    };
  }
}

const reactScript = '<script></script>';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}

/**
 * Creates the default Trusted Types policy. HTML: only the template from which React creates script elements, and JSON.
 * Scripts: only JSON (structured data). Script URLs: only http and https; script-src determines the allowed hosts. In a rendered page, the
 * inline script calls it before the app does.
 */
export function allowTrustedTypes({ trustedTypes, location }: Window): void {
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === reactScript || isJson(text) ? text : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (/^https?:$/.test(new URL(url, location.href).protocol) ? url : null),
  });
}
