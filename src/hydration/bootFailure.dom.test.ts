import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBootFailure } from './bootFailure';

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('showBootFailure', () => {
  it('shows a message and a reload button, and logs the error', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    const error = new Error('GET /config answered 0');
    await showBootFailure(error);
    expect(document.querySelector('h1')?.textContent).toBe('The shop could not be opened');
    expect(document.querySelector('button')?.textContent).toBe('Try again');
    expect(console.error).toHaveBeenCalledWith('The app did not start', error);
  });

  it('leaves a server-rendered page as it is', async () => {
    document.body.innerHTML = '<div id="root"><h1>Sofas</h1></div>';
    await showBootFailure(new Error('x'));
    expect(document.body.textContent).toBe('Sofas');
  });
});
