import { parseFitSpace } from '../../../../contract/fit.ts';
import { fitOf } from '../../../../contract/fitRules.ts';
import { oncePer } from '../../../../contract/oncePer.ts';
import { type BitSet, bitSetOf, emptySet, has, intersectionSize, union } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';

/** The filter by available space ('36x30x70_32xx80'), with 'unknown' for products without dimensions. */
export const FIT = 'fit';
const alsoUnknown = 'unknown';

interface FitSets {
  /** Products that fit. */
  yes: BitSet;
  /** Products that may fit: a relevant dimension is unknown. */
  unknown: BitSet;
}

/** Maximum number of cached spaces per index; computing one checks every product. */
const maxSpaces = 50;
const setsBySpaceOf = oncePer((_: CatalogIndex) => new Map<string, FitSets>());

function computeFit(catalogIndex: CatalogIndex, text: string): FitSets {
  const space = parseFitSpace(text);
  const of = (code: string, position: number) => {
    const size = catalogIndex.measures.get(code)?.[position] ?? Number.NaN;
    return Number.isNaN(size) ? null : size;
  };
  const positions = { yes: [] as number[], unknown: [] as number[], no: [] as number[] };
  for (let position = 0; space && position < catalogIndex.size; position += 1) {
    const size = {
      width: of('width', position),
      depth: of('depth', position),
      height: of('height', position),
      in_parts: has(catalogIndex.inParts, position),
    };
    positions[fitOf(size, space).verdict].push(position);
  }
  return {
    yes: bitSetOf(catalogIndex.size, positions.yes),
    unknown: bitSetOf(catalogIndex.size, positions.unknown),
  };
}

function setsOf(catalogIndex: CatalogIndex, text: string): FitSets {
  const setsBySpace = setsBySpaceOf(catalogIndex);
  const computed = setsBySpace.get(text) ?? computeFit(catalogIndex, text);
  if (setsBySpace.size >= maxSpaces) setsBySpace.clear();
  setsBySpace.set(text, computed);
  return computed;
}

const fitSpaceIn = (values: readonly string[]) => values.find((value) => parseFitSpace(value) !== null);

/** Returns the products that fit the selected space; null if the values contain no space. */
export function fitFilter(catalogIndex: CatalogIndex, values: readonly string[]): BitSet | null {
  const space = fitSpaceIn(values);
  if (space === undefined) return null;
  const { yes, unknown } = setsOf(catalogIndex, space);
  return values.includes(alsoUnknown) ? union(catalogIndex.size, [yes, unknown]) : yes;
}

/** Counts the products that fit and that may fit, ignoring this filter's own selection; null if no product has dimensions. */
export function fitCounts(catalogIndex: CatalogIndex, base: BitSet, values: readonly string[]) {
  const space = fitSpaceIn(values);
  const sized = intersectionSize(base, catalogIndex.sized);
  if (sized === 0 && space === undefined) return null;
  const sets =
    space === undefined
      ? { yes: catalogIndex.sized, unknown: emptySet(catalogIndex.size) }
      : setsOf(catalogIndex, space);
  return [
    { value: 'yes', count: intersectionSize(base, sets.yes) },
    { value: alsoUnknown, count: intersectionSize(base, sets.unknown) },
  ];
}
