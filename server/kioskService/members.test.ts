import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changeMember } from '../../contract/desk/alerts.ts';
import { newMemberCode } from './members.ts';

it.each(['maple', 'boreale', 'a_very-long.tenant', '---'])(
  'makes a member code of %j that staff can save',
  (code) => {
    const body = { member_code: newMemberCode(code), passcode: '', staff_passcode: '' };
    expect(z.safeParse(changeMember.body ?? z.never(), body).error).toBeUndefined();
  },
);
