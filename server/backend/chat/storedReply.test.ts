import { expect, it } from 'vitest';
import { readReply, writeReply } from './storedReply.ts';

it('stores a reply with its sources in one text, and reads texts of earlier versions', () => {
  const reply = {
    text: 'Width: 88 in.',
    statements: [
      { text: 'Width: 88 in.', links: [{ title: 'Specifications', url: '/product/x#specifications' }] },
    ],
    comparison: null,
    actions: [],
    is_unanswered: true,
  };
  expect(readReply(writeReply(reply))).toEqual(reply);
  expect(readReply('It is wide.')).toEqual({
    ...reply,
    text: 'It is wide.',
    statements: [],
    is_unanswered: false,
  });
  expect(readReply('{"text":broken').text).toBe('{"text":broken');
});
