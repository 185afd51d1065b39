import { waitFor } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordForm } from './account/PasswordForm';
import { Invitation } from './people/Invitation';
import { SessionProvider } from './session';

const ada = { id: 1, email: 'ada@example.com', name: 'Ada', role: 'owner' } as const;
const session = {
  person: ada,
  tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'America/Los_Angeles' },
  leave: () => undefined,
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'changes the password',
    <SessionProvider key="change" value={session}>
      <PasswordForm onChanged={() => {}} />
    </SessionProvider>,
  ],
  ['accepts an invitation', <Invitation key="invitation" />],
])('a form that %s names whose it is, before the password, to password managers', async (_, form) => {
  stubFetch(() => Response.json(ada));
  const { container } = await renderInDesk(form, 'en', '/invitation#secret');
  await waitFor(() => {
    const fields = [...container.querySelectorAll('input')].filter(
      ({ autocomplete }) => autocomplete !== 'name',
    );
    expect(fields[0]).toMatchObject({ type: 'text', autocomplete: 'username', value: ada.email });
    expect(fields[1]?.type).toBe('password');
  });
});
