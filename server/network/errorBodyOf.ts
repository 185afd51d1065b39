import type { ErrorBody } from '../../contract/errors.ts';

/** An error in the shape of the contract. */
export const errorBodyOf = (code: string, message: string): ErrorBody => ({
  messages: { error: [{ code, message }] },
});

const CODES: Readonly<Record<number, string>> = { 404: 'not_found', 413: 'too_large', 415: 'media_type' };

/** The error code for clients. Codes of the framework stay internal, because they change with its versions. */
export const publicCodeOf = (status: number, code: string | undefined): string =>
  code && !code.startsWith('FST_') ? code : (CODES[status] ?? (status < 500 ? 'invalid' : 'failed'));
