import { eq } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { customers } from '../database/schema/customer.ts';
import { enforceLimit } from '../limits/rateLimiter.ts';
import { rejection, requireCustomerId, type SessionContext } from '../session/requestContext.ts';
import { verifyPassword } from './password.ts';

export type Customer = typeof customers.$inferSelect;

/**
 * Verifies the account's password before an action that a stolen session must not be able to perform. @throws ApiError 422 passwordWrong,
 * 429
 */
export async function checkCurrentPassword(
  backend: BackendContext,
  context: SessionContext,
  { id, passwordHash }: Customer,
  password: string,
): Promise<void> {
  await enforceLimit(backend, context.language, 'currentPassword', String(id));
  if (!(await verifyPassword(password, passwordHash))) throw rejection(context, 422, 'passwordWrong');
}

/** Reads the signed-in customer. @throws ApiError 401 signedOut */
export async function requireCustomer(context: SessionContext): Promise<Customer> {
  const own = eq(customers.id, requireCustomerId(context));
  const [customer] = await context.db.select().from(customers).where(own);
  if (!customer) throw rejection(context, 401, 'signedOut');
  return customer;
}

/** Reads the signed-in customer, whose password the request contains. @throws ApiError 401, 422 passwordWrong, 429 */
export async function requireProvenCustomer(
  backend: BackendContext,
  context: SessionContext,
  password: string,
): Promise<Customer> {
  const customer = await requireCustomer(context);
  await checkCurrentPassword(backend, context, customer, password);
  return customer;
}
