import type { CSSProperties } from 'react';

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;

/** A property and its value, in which semicolons may occur inside quotes and url(), both closed by the end of the text. */
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
 * Converts a style attribute to the object that React expects. If any property lacks a value, the whole style is ignored; text after a
 * brace is dropped.
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
