import { outbox } from '../database/schema/customer.ts';
import { say } from '../messages/say.ts';
import { refuse, type Shopper } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { isEmail } from './addressRules.ts';
import { makeCartLink } from './cartLinks.ts';
import { workOut } from './cartState.ts';
import { readCart } from './cartStore.ts';
import { letterLines } from './letterLines.ts';

interface Letter {
  email: string;
  name?: string | undefined;
  message?: string | undefined;
}

const LONGEST_MESSAGE = 1000;

/** Writes the cart to an address, with the link that brings it back. @throws ApiError 422 for a bad address, a long message or an empty cart */
export async function mailCart(shopper: Shopper, { email, name, message = '' }: Letter): Promise<void> {
  const recipient = email.trim();
  if (!isEmail(recipient)) throw refuse(shopper, 422, 'emailBad');
  if (message.length > LONGEST_MESSAGE) throw refuse(shopper, 422, 'tooLong', { count: LONGEST_MESSAGE });
  const stored = await readCart(shopper);
  const { path } = await makeCartLink(shopper, stored, 'email');
  const state = await workOut(shopper, stored);
  const { db, tenant, language, now } = shopper;
  await db.insert(outbox).values({
    tenantId: tenant.id,
    kind: 'cart',
    recipient,
    subject: say(language, 'cartEmailed', { store: configOf(tenant, language).name }),
    body: {
      language,
      name: (name ?? '').slice(0, 100),
      message,
      path,
      ...letterLines(shopper, state),
    },
    writtenAt: now,
  });
}
