import { expect, it } from 'vitest';
import { getSession } from './customer';
import { readResponse } from './readResponse';

it.each([
  [{ isloggedin: 'yes' }, true],
  [{ is_logged_in: true }, true],
  [{ logged_in: '1' }, true],
  [{ customer: { is_logged_in: 1 } }, true],
  [{ is_logged_in: false, customer_id: 4 }, false],
  [{ logged_in: '0', customer_id: 4 }, false],
  [{ isloggedin: '', customer_id: 4 }, true],
  [{ entity_id: 4 }, true],
  [{ customer: { id: '4' } }, true],
  [{ id: 0 }, false],
])('%j means signed in: %s', (body, isSignedIn) => {
  expect(readResponse(getSession.response, { csrf_token: 'x', ...body }).data).toMatchObject({
    isloggedin: isSignedIn,
    customer_data: { csrf_token: 'x' },
  });
});
