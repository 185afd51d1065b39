/** A script element from a dealer's content block or from GET /scripts. */
export interface DealerScript {
  /** Empty for an inline script. */
  src: string;
  code: string;
  /** data-* attributes, from which some scripts read their settings. */
  attributes: Record<string, string>;
}

/** Identifiers of the blocks that contain scripts (docs/spec/04 §2). */
export const scriptBlocks = ['site-scripts-inline', 'dev-userway-script', 'dev-script-validation'] as const;

/**
 * The path at which the server serves the code of an inline script, because the content-security policy forbids inline scripts. holder: a
 * block in scriptBlocks, or 'scripts' for GET /scripts by identifier
 */
export const inlineScriptPath = (holder: string, which: string | number) =>
  `/_site/${holder}/${encodeURIComponent(which)}.js`;

/** Whether the content of a script in GET /scripts is HTML with script elements; code never begins with a tag. */
export const isScriptMarkup = (content: string): boolean => /^\s*</.test(content) && /<script/i.test(content);
