import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBootFailure } from './bootFailure';
import { queueEarlyInput } from './earlyInput';

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete document.documentElement.dataset.app;
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

  it('no longer holds back the input on a server-rendered page', async () => {
    document.body.innerHTML = '<div id="root"><input type="checkbox"></div>';
    const box = document.querySelector('input');
    queueEarlyInput();
    box?.click();
    expect(box?.checked).toBe(false);
    await showBootFailure(new Error('x'));
    await vi.waitFor(() => expect(box?.checked, 'the first click is repeated').toBe(true));
    box?.click();
    expect(box?.checked).toBe(false);
  });
});
