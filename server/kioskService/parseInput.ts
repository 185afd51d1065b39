import * as z from 'zod/mini';
import { codedError } from '../backend/apiError.ts';
import { checkInput } from '../backend/checkInput.ts';

/** Parses a part of a request. @throws ApiError 400 for anything that its schema does not accept */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown, name: string): z.output<S> {
  checkInput(name, value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw codedError(400, 'invalid', `The ${name} is not valid: ${z.prettifyError(parsed.error)}`);
}
