import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Node, parse } from 'acorn';
import { oldestBrowsers } from '../scripts/web/oldestBrowsers.ts';

/** Names of browsers in MDN's data by those of browserslist. */
const mdnName: Record<string, string> = { ios_saf: 'safari_ios' };

const floors = Object.entries(oldestBrowsers).map(([name, version]) => ({
  browser: mdnName[name] ?? name,
  version: Number(version),
}));

const versionOf = (text: unknown) =>
  typeof text === 'string' ? Number.parseFloat(text.replace('≤', '')) : Number.POSITIVE_INFINITY;

/** The version from which a browser has a feature without a flag or a prefix; Infinity without one. */
export function addedIn({ support }: CompatStatement, browser: string): number {
  const statements = [support[browser as keyof typeof support] ?? []].flat();
  const plain = statements.filter(
    ({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name,
  );
  return Math.min(...plain.map(({ version_added }) => versionOf(version_added)), Number.POSITIVE_INFINITY);
}

/** Whether one of the oldest browsers lacks a feature. */
const isNewer = (feature: Identifier | undefined): boolean => {
  const compat = feature?.__compat;
  return compat !== undefined && floors.some(({ browser, version }) => addedIn(compat, browser) > version);
};

/** Required, because Vite takes a minute to turn 16 MB of JSON into a module. */
const { api, javascript, html } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const builtins = javascript.builtins as Record<string, Identifier>;
const globals = { ...(api as Record<string, Identifier>), ...builtins };
const members = (object: Identifier | undefined): [string, Identifier][] =>
  Object.entries(object ?? {})
    .filter(([name]) => /^[a-z]\w*$/i.test(name))
    .map(([name, feature]) => [name.replace(/_static$/, ''), feature as Identifier]);

/** Newer static members: URL.canParse, Object.groupBy. */
const newerStatics = new Set(
  Object.entries(globals).flatMap(([name, object]) =>
    members(object).flatMap(([member, feature]) => (isNewer(feature) ? [`${name}.${member}`] : [])),
  ),
);

/** Newer globals: the constructors, and what BCD lists as a member of the global scope. */
const newerGlobals = new Set(
  Object.entries(globals).flatMap(([name, object]) => (isNewer(object) ? [name] : [])),
);

const scripted = [
  'Array',
  'String',
  'Set',
  'Map',
  'Promise',
  'Iterator',
  'RegExp',
  'ArrayBuffer',
  'TypedArray',
  'Error',
  'Date',
  'Number',
];
const olderNames = new Set(
  Object.values(globals).flatMap((object) =>
    members(object).flatMap(([name, feature]) => (isNewer(feature) ? [] : [name])),
  ),
);

/**
 * Newer methods of the language's own objects, of names that no older object of the browser or the language has:
 * toSorted, findLast. The type of an object is unknown, so `with` and `union` of other libraries are left out.
 */
const AMBIGUOUS = new Set([
  'createContext',
  'with',
  'union',
  'intersection',
  'difference',
  'toArray',
  'take',
  'drop',
  'try',
  'zip',
  'escape',
]);
const newerNames = (objects: (Identifier | undefined)[]) =>
  new Set(
    objects.flatMap((object) =>
      members(object).flatMap(([name, feature]) =>
        isNewer(feature) && !olderNames.has(name) && !AMBIGUOUS.has(name) ? [name] : [],
      ),
    ),
  );
const newerMethods = newerNames(scripted.map((object) => builtins[object]));

/** The same of the browser's objects: checkVisibility, getTransports. One word is a name of too many other objects. */
const newerMembers = new Set(
  [...newerNames(Object.values(api as Record<string, Identifier>))].filter((name) => /[a-z][A-Z]/.test(name)),
);

/** The type of an object that is known by its name: navigator.share, document.startViewTransition. */
const interfaceOf = (owner: string | undefined): string | undefined =>
  owner === 'self'
    ? 'Window'
    : owner?.replace(/^(?:document|history|navigator|performance|screen|window)$/, (name) =>
        name.replace(/^./, (letter) => letter.toUpperCase()),
      );

/** Functions of the global scope: requestIdleCallback. */
const newerFunctions = newerNames([api.Window as Identifier, api.DedicatedWorkerGlobalScope as Identifier]);

/** Attributes of every element, which React takes as properties: inert, popover. */
const newerAttributes = newerNames([html.global_attributes as Identifier]);

const LOOK_BEHIND = /\(\?<[=!]/;
const isLookBehindNewer = isNewer(
  (javascript.regular_expressions as Record<string, Identifier>).lookbehind_assertion,
);

interface Member extends Node {
  object: { type: string; name?: string; property?: { name?: string } };
  property: { type: string; name?: string };
  computed: boolean;
  optional: boolean;
}

/** Reports a member that is called or read without a test of it: `a.b()`; neither `a.b?.()` nor `typeof a.b`. */
function findIn(node: Node, report: (feature: string, at: number) => void, parent?: Node): void {
  const { type } = node;
  if (type === 'MemberExpression') {
    const { object, property, computed, optional } = node as Member;
    const isTested =
      optional ||
      (parent?.type === 'CallExpression' && (parent as Node & { optional: boolean }).optional) ||
      parent?.type === 'UnaryExpression' ||
      parent?.type === 'IfStatement' ||
      parent?.type === 'LogicalExpression' ||
      (parent?.type === 'ConditionalExpression' && (parent as Node & { test: Node }).test === node) ||
      parent?.type === 'AssignmentExpression';
    const isCalled = parent?.type === 'CallExpression' && (parent as Node & { callee: Node }).callee === node;
    if (!computed && property.name && !isTested) {
      const owner = object.type === 'Identifier' ? object.name : object.property?.name;
      const isObject = parent?.type === 'MemberExpression' && !(parent as Member).optional;
      const isNamed = newerStatics.has(`${interfaceOf(owner)}.${property.name}`);
      if (isNamed && (owner === interfaceOf(owner) || isCalled || isObject))
        report(`${owner}.${property.name}`, node.start);
      else if (isCalled && newerMethods.has(property.name)) report(property.name, node.start);
      else if ((isCalled || isObject) && newerMembers.has(property.name)) report(property.name, node.start);
    }
  }
  if (type === 'CallExpression') {
    const { callee } = node as Node & { callee: { type: string; name?: string } };
    if (callee.type === 'Identifier' && newerFunctions.has(callee.name ?? ''))
      report(`${callee.name}()`, node.start);
  }
  if (type === 'Property') {
    const { key, computed } = node as Node & { key: { name?: string }; computed: boolean };
    const name = key.name?.toLowerCase() ?? '';
    if (!computed && parent?.type === 'ObjectExpression' && newerAttributes.has(name))
      report(`attribute ${name}`, node.start);
  }
  if (type === 'NewExpression') {
    const { callee } = node as Node & { callee: { type: string; name?: string } };
    if (callee.type === 'Identifier' && newerGlobals.has(callee.name ?? ''))
      report(`new ${callee.name}`, node.start);
  }
  // The build target lowers it (Safari 16.4).
  if (type === 'StaticBlock') report('static block', node.start);
  if ((type === 'Literal' || type === 'TemplateElement') && isLookBehindNewer) {
    const { value, regex } = node as Node & { value: unknown; regex?: { pattern: string } };
    const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value;
    const pattern = regex?.pattern ?? (typeof text === 'string' && text.length < 2000 ? text : '');
    if (LOOK_BEHIND.test(pattern)) report('look-behind', node.start);
  }
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === 'object' && typeof (one as Node).type === 'string')
        findIn(one as Node, report, node);
  }
}

/**
 * Lists what a built script uses and one of the oldest browsers lacks, as 'feature: the text around it', by MDN's data. Throws
 * on syntax that is newer than ES2022.
 */
export function newerFeatures(script: string): string[] {
  const found: string[] = [];
  const program = parse(script, { ecmaVersion: 2022, sourceType: 'module' });
  findIn(program, (feature, at) => found.push(`${feature}: ${script.slice(Math.max(0, at - 40), at + 40)}`));
  return found;
}

const statement = (feature: Identifier | undefined): CompatStatement => {
  if (!feature?.__compat) throw new Error('MDN has no data of a feature that isOldBrowser.ts tests');
  return feature.__compat;
};

/** The features that src/hydration/isOldBrowser.ts tests for. */
export const testedAtStart: readonly CompatStatement[] = [
  globals.AbortSignal?.throwIfAborted,
  globals.WritableStream,
  globals.structuredClone,
  builtins.Array?.at,
  builtins.Object?.hasOwn,
].map(statement);
