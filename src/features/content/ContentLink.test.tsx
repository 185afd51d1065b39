import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showContent } from '@tests/showContent';
import { afterEach, expect, it, vi } from 'vitest';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('react-router-dom', async (real) => ({
  ...(await real<typeof import('react-router-dom')>()),
  useNavigate: () => navigate,
}));
const assign = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function press(html: string) {
  vi.stubGlobal('location', { ...window.location, pathname: '/', search: '', assign });
  showContent(html);
  await userEvent.click(screen.getByRole('link'));
}

it('goes through the router', async () => {
  await press('<avb-link href="/catalog/sofas">Sofas</avb-link>');
  expect(navigate).toHaveBeenCalledWith('/catalog/sofas', { replace: false });
  expect(assign).not.toHaveBeenCalled();
});

it('has the browser load the page whole when the router fails', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  navigate.mockRejectedValueOnce(new Error('no code'));
  await press('<avb-link href="/catalog/sofas">Sofas</avb-link>');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/catalog/sofas'));
  expect(warning).toHaveBeenCalled();
});
