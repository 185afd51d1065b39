import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../../../contract/allEndpoints.ts';
import { heartbeat, playedVideo } from '../../../contract/kiosk.ts';
import { findUnbounded } from '../../unboundedFields.ts';

describe('every field of a request has a bound', () => {
  const parts = allEndpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ name: `${method} ${path} ${part}`, schema }] : [],
    ),
  );

  it.each([
    ...parts,
    { name: 'kiosk heartbeat', schema: heartbeat },
    { name: 'kiosk play', schema: playedVideo },
  ])('$name', ({ name, schema }) => {
    expect(findUnbounded(schema, name)).toEqual([]);
  });

  it('detects a field without a bound', () => {
    const loose = z.object({ a: z.string(), b: z.array(z.boolean()), c: z.record(z.string(), z.unknown()) });
    expect(findUnbounded(loose, '')).toEqual(
      expect.arrayContaining(['.a: text', '.b: list', '.c: many entries', '.c: deep nesting']),
    );
  });
});
