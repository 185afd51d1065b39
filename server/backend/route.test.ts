import fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/endpoint.ts';
import type { ApiError } from './apiError.ts';
import { route } from './route.ts';
import type { Tenant } from './tenant/tenant.ts';

const subscribe = endpoint({
  method: 'POST',
  path: '/subscribe',
  summary: 'Subscribes',
  body: z.object({ email: z.email(), age: z.number().check(z.minimum(18, 'Adults only')) }),
  response: z.object({ success: z.boolean() }),
});

it.each([
  ['en', 'Invalid email address'],
  ['fr', 'adresse e-mail invalide'],
])('says in %s why input is invalid; the words of a schema are its own', async (language, message) => {
  const app = fastify();
  const bound = route(subscribe, () => undefined);
  app.post(bound.url, (request, reply) =>
    bound
      .handler(request, reply, { tenant: {} as Tenant, language })
      .catch(({ fields }: ApiError) => ({ fields })),
  );
  const payload = { email: 'ada', age: 7 };
  const response = await app.inject({ method: 'POST', url: bound.url, payload });
  expect(response.json()).toEqual({ fields: { email: message, age: 'Adults only' } });
});
