import { createHash } from 'node:crypto';

/** Sources of the content-security policy for the code inside a page: 'sha256-…' for each element. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

export const noInlineCode: InlineCode = { scripts: [], styles: [] };

/** The source that permits an inline script or style of this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Removes the secret marker (the nonce that the app rendered with) from the page's own inline elements and returns their hashes. Markup
 * that did not come from the app lacks the marker, so its code is never permitted. The policy of a page depends only on its content, so all
 * visitors and shared caches can get identical bytes.
 */
export function sealInlineCode(html: string, marker: string): { html: string; inline: InlineCode } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  const sealed = html.replace(
    new RegExp(`<(script|style)\\b([^>]*?) nonce="${marker}"([^>]*)>([\\s\\S]*?)</\\1>`, 'g'),
    (_, name: 'script' | 'style', before: string, after: string, text: string) => {
      found[name].add(hashSource(text));
      return `<${name}${before}${after}>${text}</${name}>`;
    },
  );
  const inline = { scripts: [...found.script], styles: [...found.style] };
  return { html: sealed.replaceAll(marker, ''), inline };
}
