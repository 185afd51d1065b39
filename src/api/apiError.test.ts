import { describe, expect, it } from 'vitest';
import { isOffline, messageOf, messagesOf } from './apiError';
import { apiErrorOf } from './readError';

const refused = (message: string, code?: string) => ({
  status: 422,
  body: { messages: { error: [{ code, message }] } },
});

describe('a failed answer', () => {
  it('says what the server said', () => {
    const error = apiErrorOf({
      status: 422,
      body: { messages: { error: [{ message: 'Too many' }] }, fields: { qty: 'At most 3' } },
    });
    expect(error).toEqual({ status: 422, messages: ['Too many'], fields: { qty: 'At most 3' }, code: null });
    expect(messageOf(error, 'fallback')).toBe('Too many');
  });

  it('says everything that is wrong, each once', () => {
    const said = { error: [{ message: 'Too many' }, { message: 'No city' }] };
    const body = { messages: said, fields: { city: 'No city', zip: 'SQLSTATE[22001] too long' } };
    const error = apiErrorOf({ status: 422, body });
    expect(messagesOf(error, 'fallback')).toEqual(['Too many', 'No city', 'Database error']);
    expect(messagesOf(apiErrorOf({ status: 502, body: '' }), 'fallback')).toEqual(['fallback']);
  });

  it('never shows the text of a database', () => {
    expect(apiErrorOf(refused('SQLSTATE[42S02]: Base table not found')).messages).toEqual(['Database error']);
  });

  it.each([
    ['HTML', '<html>'],
    ['nothing', undefined],
    ['another shape', { error: 'x' }],
  ])('of %s has no message of its own', (_, body) => {
    expect(messageOf(apiErrorOf({ status: 500, body }), 'fallback')).toBe('fallback');
  });

  it('that never came is offline', () => {
    expect(isOffline(apiErrorOf({ status: 0, body: undefined }))).toBe(true);
    expect(isOffline(apiErrorOf(refused('x', 'csrf')))).toBe(false);
  });

  it('carries a code to act on', () => expect(apiErrorOf(refused('x', 'csrf')).code).toBe('csrf'));
});
