import type { TenantConfigInput } from '@contract/config';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import { SignUp } from './SignUp';

async function fill(password: string, config: TenantConfigInput = {}) {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    return { status: 0, body: undefined };
  };
  render(createTestApp({ config, send }).wrap(<SignUp next="" onSignedIn={() => {}} />));
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last name'), 'Lind');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await screen.findByText(/^Strength:/);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return () => calls.filter(({ method }) => method === 'POST').length;
}

describe('the strength of a new password', () => {
  it('is shown while typing; a weak password is not submitted', async () => {
    const sent = await fill('password1');
    expect(screen.getByText(/^Strength: (very )?weak$/)).toBeTruthy();
    await screen.findByText('That password is too easy to guess.');
    expect(sent()).toBe(0);
  });

  it('ignores the shopper’s own name', async () => {
    const sent = await fill('lindlind');
    await screen.findByText('That password is too easy to guess.');
    expect(sent()).toBe(0);
  });

  it('must reach the tenant’s minimum (min_zxcvbn_score)', async () => {
    const sent = await fill('password1', { min_zxcvbn_score: 0 });
    await expect.poll(sent).toBe(1);
  });

  it('accepts a strong password', async () => {
    const sent = await fill('violet-anvil-harbour-22', { min_zxcvbn_score: 4 });
    expect(screen.getByText('Strength: strong')).toBeTruthy();
    await expect.poll(sent).toBe(1);
  });
});
