import type { CSSProperties } from 'react';

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

/** A property, and a value in which semicolons may stand inside quotes and addresses, which the end of the text closes. */
const DECLARATION =
  /([-#*/\\\w]+)\s*:\s*((?:'(?:\\[\s\S]|[^'\\])*(?:'|$)|"(?:\\[\s\S]|[^"\\])*(?:"|$)|url\((?:'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|[^)]*)(?:\)|$)|\\[\s\S]|[^};])*)[;\s]*/gy;

/** background-color -> backgroundColor, -webkit-hyphens -> WebkitHyphens; a custom property keeps its name. */
const propOf = (property: string) =>
  /^--[\w-]+$/.test(property) || !property.includes('-')
    ? property
    : property
        .toLowerCase()
        .replace(/^-ms-/, 'ms-')
        .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads a style attribute as React takes it. A style with a property that lacks its value sets nothing at all; what
 * follows a brace is left out.
 */
export function styleToObject(style: string): CSSProperties {
  const css = style.replace(COMMENT, '').trimStart();
  const styles: Record<string, string> = {};
  let end = 0;
  for (const [declaration, property = '', value = ''] of css.matchAll(DECLARATION)) {
    end += declaration.length;
    if (value.trim()) styles[propOf(property)] = value.trim();
  }
  return /^[-#*/\\\w]/.test(css.slice(end)) ? {} : styles;
}
