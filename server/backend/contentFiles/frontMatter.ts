import { isMap, isNode, isPair, isScalar, parseDocument, stringify } from 'yaml';
import * as z from 'zod/mini';
import { mostFindings, type Report } from './finding.ts';

const HEAD = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/;

/**
 * Splits an HTML file into front matter and body, with their positions in characters. The newline at the end of the file is not part of the
 * body.
 */
export function splitFile(text: string, report: Report) {
  const head = HEAD.exec(text);
  if (!head) {
    const hasStart = /^---[ \t]*\n/.test(text);
    const message = hasStart
      ? 'the front matter has no end: a line ---'
      : 'the file must begin with front matter: a line ---, its keys, and a line ---';
    report('error', 0, message);
    return null;
  }
  const bodyStart = head[0].length;
  const body = text.slice(bodyStart).replace(/\n$/, '');
  return { yaml: head[1] ?? '', yamlStart: text.indexOf('\n') + 1, body, bodyStart };
}

type Path = readonly PropertyKey[];
type YamlDocument = ReturnType<typeof parseDocument>;

/** The position of a key, or of the nearest enclosing value. */
function offsetOf(document: YamlDocument, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length > 1 ? document.getIn(path.slice(0, length - 1), true) : document.contents;
    const last = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last)
      : null;
    if (pair && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    const value = document.getIn(path.slice(0, length), true);
    if (isNode(value)) return value.range?.[0] ?? 0;
  }
  return 0;
}

const ruleOf = (issue: z.core.$ZodIssue): string =>
  issue.input === undefined && issue.code !== 'custom' ? 'is missing' : issue.message;

/**
 * Parses front matter. Reports everything that its schema rejects, including unknown keys, at its position.
 * @returns null when there was an error
 */
export function parseFrontMatter<T>(
  yaml: string,
  schema: z.ZodMiniType<T>,
  report: Report,
): { values: T; offsetOf: (...path: PropertyKey[]) => number } | null {
  const document = parseDocument(yaml, { prettyErrors: false });
  for (const { pos, message } of document.errors.slice(0, mostFindings)) report('error', pos[0], message);
  if (document.errors.length > 0) return null;
  let input: unknown;
  try {
    input = document.toJS() ?? {};
  } catch (error) {
    // Too many aliases, which would expand to more memory than the file.
    report('error', 0, error instanceof Error ? error.message : String(error));
    return null;
  }
  if (typeof input !== 'object' || Array.isArray(input)) {
    report('error', 0, 'must be keys with values, such as title: About us');
    return null;
  }
  const parsed = z.safeParse(schema, input, { reportInput: true });
  if (parsed.success)
    return { values: parsed.data, offsetOf: (...path: PropertyKey[]) => offsetOf(document, path) };
  const rejected = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], rule: 'is not a known key' }))
      : [{ path: issue.path, rule: ruleOf(issue) }],
  );
  for (const { path, rule } of rejected.slice(0, mostFindings))
    report('error', offsetOf(document, path), `${path.join('.')} ${rule}`);
  return null;
}

/** Serialises keys as YAML. Long texts are not wrapped, so that each change is a single line in a diff. */
export const frontMatterText = (values: Record<string, unknown>): string =>
  Object.keys(values).length > 0 ? stringify(values, { lineWidth: 0 }) : '';
