import { describe, expect, it } from 'vitest';
import { isOffline, messageOf, messagesOf } from './apiError';
import { parseError } from './parseError';

const refused = (message: string, code?: string) => ({
  status: 422,
  body: { messages: { error: [{ code, message }] } },
});

describe('parseError', () => {
  it('contains the messages of the backend', () => {
    const error = parseError({
      status: 422,
      body: { messages: { error: [{ message: 'Too many' }] }, fields: { qty: 'At most 3' } },
    });
    expect(error).toEqual({ status: 422, messages: ['Too many'], fields: { qty: 'At most 3' }, code: null });
    expect(messageOf(error, 'fallback')).toBe('Too many');
  });

  it('lists each distinct message once', () => {
    const said = { error: [{ message: 'Too many' }, { message: 'No city' }] };
    const body = { messages: said, fields: { city: 'No city', zip: 'SQLSTATE[22001] too long' } };
    const error = parseError({ status: 422, body });
    expect(messagesOf(error, 'fallback')).toEqual(['Too many', 'No city', 'Database error']);
    expect(messagesOf(parseError({ status: 502, body: '' }), 'fallback')).toEqual(['fallback']);
  });

  it('says what is wrong with a field where the backend says nothing else', () => {
    const error = parseError({ status: 422, body: { errors: { telephone: ['Not a number.'], fax: [''] } } });
    expect(messageOf(error, 'fallback')).toBe('Not a number.');
    expect(messagesOf(error, 'fallback')).toEqual(['Not a number.']);
  });

  it('replaces database errors', () => {
    expect(parseError(refused('SQLSTATE[42S02]: Base table not found')).messages).toEqual(['Database error']);
  });

  it.each([
    ['HTML', '<html>'],
    ['nothing', undefined],
    ['another shape', { error: 'x' }],
  ])('has no message for a body of %s', (_, body) => {
    expect(messageOf(parseError({ status: 500, body }), 'fallback')).toBe('fallback');
  });

  it('is offline without a response', () => {
    expect(isOffline(parseError({ status: 0, body: undefined }))).toBe(true);
    expect(isOffline(parseError(refused('x', 'csrf')))).toBe(false);
  });

  it('contains the code of the first message', () =>
    expect(parseError(refused('x', 'csrf')).code).toBe('csrf'));
});
