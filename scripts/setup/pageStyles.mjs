import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';

/**
 * The stylesheet files of the build in the order in which their chunks load: dependencies before dependents, so that a
 * rule of a component that uses another one comes later.
 */
function orderedFiles(manifest) {
  const files = new Set();
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) add(imported);
    for (const file of manifest[key].css ?? []) files.add(file);
    for (const imported of manifest[key].dynamicImports ?? []) add(imported);
  };
  for (const key of ['index.html', 'src/main.tsx', ...Object.keys(manifest)]) add(key);
  return [...files];
}

/** Functional pseudo-classes whose arguments an element need not match. */
const isOptional = (node) =>
  node.type === 'PseudoClassSelector' && ['not', 'is', 'where', 'has'].includes(node.name);

/** The classes that an element and its ancestors must have to match a selector. */
function classesOf(selector) {
  const names = [];
  walk(selector, {
    enter(node) {
      if (isOptional(node)) return walk.skip;
      if (node.type === 'ClassSelector') names.push(node.name);
      return undefined;
    },
  });
  return names;
}

/** Adds the rules of a stylesheet to `rules`. groups: the at-rules around them. isWhole: every page has every rule. */
function collect(children, groups, rules, isWhole) {
  for (const node of children) {
    const isGroup =
      node.type === 'Atrule' && node.block && /^(media|supports|container|layer)$/.test(node.name);
    if (isGroup) {
      const group = `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`;
      collect(node.block.children, [...groups, group], rules, isWhole);
    } else if (!isWhole && node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      rules.push({ groups, classes: node.prelude.children.toArray().map(classesOf), css: generate(node) });
    } else if (!isWhole && node.type === 'Atrule' && /keyframes$/.test(node.name)) {
      rules.push({ groups, name: generate(node.prelude), css: generate(node) });
    } else {
      rules.push({ groups, classes: [[]], css: generate(node) });
    }
  }
}

/**
 * Writes .vite/styles.json: the rules of all stylesheets of the build, each with the classes it needs. The server writes
 * the rules that a page uses into the page (src/ssr/document.ts). The stylesheet of index.html goes into every page as a
 * whole, because a rendered page never loads it.
 */
export async function writePageStyles(folder) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const rules = [];
  for (const file of orderedFiles(manifest)) {
    const css = await readFile(join(folder, file), 'utf8');
    collect(parse(css, { parseValue: false }).children, [], rules, template.includes(file));
  }
  await writeFile(join(folder, '.vite/styles.json'), JSON.stringify(rules));
}
