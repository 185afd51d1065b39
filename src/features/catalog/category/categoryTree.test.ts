import { describe, expect, it } from 'vitest';
import { ancestorsOf } from './categoryTree';

const node = (entity_id: string, parent_id: string | null) => ({
  entity_id,
  parent_id,
  name: `Category ${entity_id}`,
  url_key: `c${entity_id}`,
});
const sofas = node('5', '4');
const tree = [node('2', '1'), node('3', '2'), node('4', '3'), sofas];
const ids = (path: { entity_id: string }[]) => path.map(({ entity_id }) => entity_id);

describe('the ancestors of a category', () => {
  it('walks parent links up to the root, which is left out', () =>
    expect(ids(ancestorsOf(tree, sofas))).toEqual(['3', '4']));

  it('begin with the root on request', () =>
    expect(ids(ancestorsOf(tree, sofas, { withRoot: true }))).toEqual(['2', '3', '4']));

  it('end at a cycle', () => {
    const loop = [node('8', '9'), node('9', '8')];
    expect(ids(ancestorsOf(loop, node('7', '8')))).toEqual(['9', '8']);
  });

  it('throw for anything but an array', () =>
    expect(() => ancestorsOf({} as never, sofas)).toThrow(TypeError));
});
