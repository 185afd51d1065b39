import { join } from 'node:path';
import type { BindingElement, Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isElementAccessExpression,
  isJsxSpreadAttribute,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import {
  API,
  type NodeHandle,
  type Project,
  type Symbol as Property,
  type Type,
  TypeFlags,
  type TypeReference,
} from 'typescript/unstable/sync';

/** Asks the type checker which fields of the contract the code reads, by declaration, so that fields of the same name are not confused. */

const root = join(import.meta.dirname, '../..');
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures)\./.test(file);
const isWithin = (file: string, folder: string) => file.startsWith(join(root, folder, '/'));
const keyOf = ({ path, index }: NodeHandle) => `${path}#${index}`;

/** `cartItem.product.name` for the field name of an object within the constant cartItem. */
function schemaPath(node: Node | undefined): string {
  const names: string[] = [];
  for (let at = node; at; at = at.parent) {
    if (isPropertyAssignment(at)) names.unshift(at.name.getText());
    if (isVariableDeclaration(at)) return [at.name.getText(), ...names].join('.');
  }
  return names.join('.');
}

function* nodesIn(project: Project, isIncluded: (file: string) => boolean): Generator<Node> {
  const files = project.program.getSourceFileNames().filter((file) => isSource(file) && isIncluded(file));
  const waiting: Node[] = files.flatMap((file) => project.program.getSourceFile(file) ?? []);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    node.forEachChild((child) => void waiting.push(child));
  }
}

const typeOf = ({ checker }: Project, type: Type | undefined, name: string): Type | undefined => {
  const property = type && checker.getPropertyOfType(type, name);
  return property && checker.getTypeOfSymbol(property);
};

/** Schema path of the fields of a type and of all types within it, by declaration. */
function collectFields(
  project: Project,
  type: Type | undefined,
  fields: Map<string, string>,
  seen: Set<number>,
): void {
  if (!type || seen.has(type.id)) return;
  seen.add(type.id);
  const { checker } = project;
  const visit = (inner: Type | undefined) => collectFields(project, inner, fields, seen);
  if (type.isUnionType() || type.isIntersectionType()) type.getTypes().forEach(visit);
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return;
  if (checker.isArrayType(type)) checker.getTypeArguments(type as TypeReference).forEach(visit);
  else {
    for (const { valueType } of checker.getIndexInfosOfType(type)) visit(valueType);
    for (const property of checker.getPropertiesOfType(type)) {
      const declared = property.declarations.filter(({ path }) => isWithin(path, 'contract'));
      for (const one of declared) fields.set(keyOf(one), schemaPath(one.resolve(project)));
      if (declared.length > 0) visit(checker.getTypeOfSymbol(property));
    }
  }
}

const ENDPOINT = /= endpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/;

/** The fields of the responses of some calls (`GET /cart`): schema path by declaration. */
function responseFields(project: Project, isIncluded: (call: string) => boolean): Map<string, string> {
  const fields = new Map<string, string>();
  const seen = new Set<number>();
  const isOfShop = (file: string) => isWithin(file, 'contract') && !isWithin(file, 'contract/desk');
  for (const node of nodesIn(project, isOfShop)) {
    const [, method, path] = isVariableDeclaration(node) ? (ENDPOINT.exec(node.getText()) ?? []) : [];
    if (!method || !isIncluded(`${method} ${path}`)) continue;
    const schema = typeOf(project, project.checker.getTypeAtLocation(node), 'response');
    collectFields(project, typeOf(project, typeOf(project, schema, '_zod'), 'output'), fields, seen);
  }
  return fields;
}

/** What a destructured element reads: a property, or all with `...rest`. */
function destructured({ checker }: Project, element: BindingElement): readonly (Property | undefined)[] {
  const type = isObjectBindingPattern(element.parent) && checker.getTypeAtLocation(element.parent);
  if (!type) return [];
  if (element.dotDotDotToken) return checker.getPropertiesOfType(type);
  return [checker.getPropertyOfType(type, (element.propertyName ?? element.name)?.getText() ?? '')];
}

/** The properties that an expression reads: `a.b`, `a['b']`, `{ b } = a`, `{...a}` of an element. */
function readProperties(project: Project, node: Node): readonly (Property | undefined)[] {
  const { checker } = project;
  if (isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (isBindingElement(node)) return destructured(project, node);
  const type =
    isJsxSpreadAttribute(node) || isElementAccessExpression(node)
      ? checker.getTypeAtLocation(node.expression)
      : undefined;
  if (!type) return [];
  if (!isElementAccessExpression(node)) return checker.getPropertiesOfType(type);
  const index = checker.getTypeAtLocation(node.argumentExpression);
  const words = index?.isUnionType() ? index.getTypes() : [index];
  return words.flatMap((word) =>
    word?.isStringLiteralType() ? checker.getPropertyOfType(type, word.value) : [],
  );
}

/** Declarations of all properties that the code of some folders reads. */
function readDeclarations(project: Project, isIncluded: (file: string) => boolean): Set<string> {
  const read = new Set<string>();
  for (const node of nodesIn(project, isIncluded))
    for (const property of readProperties(project, node))
      for (const declaration of property?.declarations ?? []) read.add(keyOf(declaration));
  return read;
}

/**
 * Schema paths of the fields of responses that the storefront, the shell and the contract's own functions never read. Fields of
 * the configuration may also be read by the server.
 */
export function unreadFields(unsentCalls: ReadonlySet<string>): string[] {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('No project');
    const areIn =
      (...folders: string[]) =>
      (file: string) =>
        folders.some((folder) => isWithin(file, folder)) && !isWithin(file, 'src/desk');
    const fields = responseFields(project, (call) => !unsentCalls.has(call));
    const settings = responseFields(project, (call) => call === 'GET /config');
    const read = readDeclarations(project, areIn('src', 'electron', 'contract'));
    const readByServer = readDeclarations(project, areIn('server'));
    const isRead = (field: string) => read.has(field) || (settings.has(field) && readByServer.has(field));
    return [...fields].flatMap(([field, path]) => (isRead(field) ? [] : [path])).toSorted();
  } finally {
    api.close();
  }
}
