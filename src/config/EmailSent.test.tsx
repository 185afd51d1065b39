import type { TenantConfigInput } from '@contract/config';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import { EmailSent } from './EmailSent';

function show(config: object) {
  const { wrap } = createTestApp({ config: config as TenantConfigInput });
  return render(wrap(<EmailSent>The link is on its way.</EmailSent>)).container.textContent;
}

describe('what a screen says after an email', () => {
  it.each([
    ['a server with a mail server', { email_delivery: 'smtp' }],
    ['a dealer’s backend, which does not name the key', {}],
    ['a backend that sends a word of its own', { email_delivery: 'carrier-pigeon' }],
  ])('is that it was sent, by %s', (_, config) => {
    expect(show(config)).toBe('The link is on its way.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is where to read it, in the demo shop', () => {
    expect(show({ email_delivery: 'demo' })).toBe(
      'This demo shop sends no email. Read it here: the shop’s emails',
    );
    expect(screen.getByRole('link', { name: 'the shop’s emails' }).getAttribute('href')).toBe('/dev/mail');
  });

  it('is that none can be sent, on a server without a mail server', () => {
    expect(show({ email_delivery: 'none' })).toMatch(/^This shop cannot send email at the moment\./);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
