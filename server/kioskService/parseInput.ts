import * as z from 'zod/mini';
import { ApiError } from '../backend/apiError.ts';
import { checkInput } from '../backend/checkInput.ts';

export const serviceError = (status: number, code: string, message: string): ApiError =>
  new ApiError(status, [{ code, message }]);

export const invalidInput = (message: string): ApiError => serviceError(400, 'invalid', message);

/** Parses a part of a request. @throws ApiError 400 for anything that its schema does not accept */
export function parseInput<S extends z.ZodMiniType>(schema: S, value: unknown, name: string): z.output<S> {
  checkInput(name, value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalidInput(`The ${name} is not valid: ${z.prettifyError(parsed.error)}`);
}
