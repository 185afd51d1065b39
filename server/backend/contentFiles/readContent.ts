import * as z from 'zod/mini';
import type { BilingualText } from '../catalog/details.ts';
import {
  type ContentItem,
  isKindName,
  itemName,
  type KindName,
  kinds,
  type MenuEntry,
} from './contentKinds.ts';
import { completeText, filled, storedValue, text } from './fields.ts';
import { type Finding, mostFindings, type Report, reportIn } from './finding.ts';
import { parseFrontMatter, splitFile } from './frontMatter.ts';
import { listFolder, readText } from './readFolder.ts';

/** Checks HTML like the storefront (src/features/content/check). block: the identifier of a block */
export type HtmlCheck = (
  html: string,
  block?: string,
) => { level: Finding['level']; reason: string; offset: number }[];

export interface FolderContent {
  items: ContentItem[];
  /** The kinds that have a folder; content of other kinds is never removed. */
  kinds: KindName[];
  findings: Finding[];
}

type Language = keyof BilingualText;
interface FileName {
  kind: KindName;
  /** Path within the kind's folder, without language and extension. */
  stem: string;
  /** null for the file shared by all languages. */
  language: Language | null;
}

const STEM = /^[A-Za-z\d_-]+(?:\/[A-Za-z\d_-]+)*$/;
/** Whether an identifier can be the path of a file on every operating system. */
export const isFileStem = (identifier: string): boolean => STEM.test(identifier) && identifier.length <= 150;

function fileNameOf(path: string): FileName | null {
  const [kind = '', ...rest] = path.split('/');
  if (!isKindName(kind)) return null;
  const name = rest.join('/').slice(0, -kinds[kind].extension.length);
  const language = kinds[kind].extension === '.html' ? /\.(en|fr)$/.exec(name)?.[1] : undefined;
  const stem = language ? name.slice(0, -3) : name;
  return { kind, stem, language: (language as Language | undefined) ?? null };
}

/** The path of the HTML file shared by all languages. */
const sharedPath = ({ kind, stem }: FileName): string => `${kind}/${stem}.html`;

/** Keys of the file shared by all languages. */
const schemaOf = (kind: KindName): z.ZodMiniType<Record<string, unknown>> =>
  z.strictObject({
    // A menu whose entries have no placement has the identifier ''.
    identifier: z.optional(kind === 'menus' ? text : filled),
    ...Object.fromEntries(
      Object.entries(kinds[kind].fields).map(([key, field]) => [
        key,
        'fallback' in field ? z._default(field.schema, field.fallback) : field.schema,
      ]),
    ),
  });

/** Keys of a language's file: its texts. */
const translationSchemaOf = (kind: KindName): z.ZodMiniType<Record<string, unknown>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(kinds[kind].fields)
        .filter(([, { isBilingual }]) => isBilingual)
        .map(([key, { schema }]) => [key, z.optional(schema)]),
    ),
  );

interface ParsedFile extends FileName {
  path: string;
  values: Record<string, unknown>;
  body: string;
  /** Reports a problem at a key of the front matter. */
  reportAt: (message: string, ...key: PropertyKey[]) => void;
}

function parseFile(path: string, text: string, findings: Finding[], checkHtml: HtmlCheck): ParsedFile | null {
  const report = reportIn(path, text, findings);
  const name = fileNameOf(path);
  if (!name) return null;
  if (!isFileStem(name.stem)) {
    report('error', 0, 'must have a name of letters, digits, - and _; the language is .en or .fr');
    return null;
  }
  const isYaml = kinds[name.kind].extension === '.yaml';
  const parts = isYaml
    ? { yaml: text, yamlStart: 0, body: '', bodyStart: text.length }
    : splitFile(text, report);
  if (!parts) return null;
  const reportYaml: Report = (level, offset, message) => report(level, parts.yamlStart + offset, message);
  const schema = name.language ? translationSchemaOf(name.kind) : schemaOf(name.kind);
  const front = parseFrontMatter(parts.yaml, schema, reportYaml);
  const nul = parts.body.indexOf('\0');
  if (nul >= 0) report('error', parts.bodyStart + nul, 'has a NUL character, which can not be stored');
  const block = name.kind === 'blocks' ? String(front?.values.identifier ?? name.stem) : undefined;
  const problems = checkHtml(parts.body, block);
  // Errors come first, so that none is lost among thousands of findings in a file.
  const reported = [
    ...problems.filter(({ level }) => level === 'error'),
    ...problems.filter(({ level }) => level === 'warning'),
  ].slice(0, mostFindings);
  for (const { level, reason, offset } of reported) report(level, parts.bodyStart + offset, reason);
  if (problems.length > reported.length)
    report('warning', parts.bodyStart, `has ${problems.length - reported.length} more findings`);
  if (!front) return null;
  const reportAt: ParsedFile['reportAt'] = (message, ...key) =>
    key.length > 0 ? reportYaml('error', front.offsetOf(...key), message) : report('error', 0, message);
  const broken = name.language ? null : kinds[name.kind].rule?.(front.values);
  if (broken) reportAt(`${broken.key} ${broken.message}`, broken.key);
  return { ...name, path, values: front.values, body: parts.body, reportAt };
}

function itemOf({ kind, stem, values, body }: ParsedFile, translations: readonly ParsedFile[]): ContentItem {
  /** The text in each language: from the language's own file, or else from the shared file. */
  const inLanguages = (own: (file: ParsedFile) => unknown, shared: unknown) => {
    const textIn = (language: Language) => {
      const file = translations.find((translation) => translation.language === language);
      return String((file && own(file)) || shared);
    };
    return completeText({ en: textIn('en'), fr: textIn('fr') });
  };
  const columns = Object.entries(kinds[kind].fields).map(([key, { column, isBilingual }]) => [
    column,
    isBilingual ? inLanguages((file) => file.values[key], values[key]) : storedValue(values[key]),
  ]);
  const content = kinds[kind].extension === '.html' ? inLanguages((file) => file.body, body) : null;
  return {
    kind,
    identifier: String(values.identifier ?? stem),
    values: { ...Object.fromEntries(columns), ...(content ? { content } : {}) },
  };
}

/** Reports a menu entry with the number of another one. */
function checkMenuIds(menus: readonly ParsedFile[]): void {
  const holders = new Map<number, string>();
  for (const { path, values, reportAt } of menus) {
    (values.items as MenuEntry[]).forEach(({ id }, index) => {
      const holder = holders.get(id);
      if (holder) reportAt(`id ${id} is also in ${holder}`, 'items', index, 'id');
      else holders.set(id, path);
    });
  }
}

/**
 * Reads and checks all content of a folder (docs/content.md). items is only complete if findings contain no error.
 * @throws ContentFolderError when the folder can't be read
 */
export async function readContent(folder: string, checkHtml: HtmlCheck): Promise<FolderContent> {
  const { files, kinds: present, findings } = await listFolder(folder);
  const parsed: ParsedFile[] = [];
  const translations = new Map<string, ParsedFile[]>();
  for (const file of files) {
    const text = await readText(folder, file, findings);
    const content = text === null ? null : parseFile(file.path, text, findings, checkHtml);
    if (!content) continue;
    parsed.push(content);
    const shared = sharedPath(content);
    if (content.language) translations.set(shared, [...(translations.get(shared) ?? []), content]);
  }
  const items = new Map<string, { path: string; item: ContentItem }>();
  const sharedPaths = new Set(files.map(({ path }) => path));
  for (const file of parsed) {
    const { language, path } = file;
    if (language) {
      const shared = sharedPath(file);
      if (!sharedPaths.has(shared)) file.reportAt(`${shared} is missing, which this file translates`);
      continue;
    }
    const item = itemOf(file, translations.get(path) ?? []);
    const same = items.get(itemName(item));
    if (same) file.reportAt(`has the identifier of ${same.path}`, 'identifier');
    else items.set(itemName(item), { path, item });
  }
  checkMenuIds(parsed.filter(({ kind }) => kind === 'menus'));
  findings.sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  );
  return { items: [...items.values()].map(({ item }) => item), kinds: present, findings };
}
