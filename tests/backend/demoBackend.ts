import fastify from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { seedDemoShop } from '../../demo/seed/seedDemoShop.ts';
import { backendApp } from '../../server/backend/backendApp.ts';
import { openBackend } from '../../server/backend/openBackend.ts';
import { TestBrowser } from './testBrowser.ts';

export interface Asking {
  host?: string;
  /** Accept-Language */
  language?: string;
  method?: 'GET' | 'PUT' | 'POST';
  body?: object;
}

/** Host of the second tenant. */
export const boreale = 'fr.localhost';

/** The demo shop in memory for the tests of one file. */
export function openDemoBackend() {
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  let close = async () => {};
  beforeAll(async () => {
    const open = await openBackend({ fill: seedDemoShop });
    close = open.close;
    await app.register(backendApp, { prefix: '/api/rest', backend: open.backend });
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await close();
  });

  async function ask(path: string, { host = 'localhost', language, method = 'GET', body }: Asking = {}) {
    const answer = await app.inject({
      method,
      url: `/api/rest${path}`,
      headers: { host, ...(language ? { 'accept-language': language } : {}) },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Asks and parses as the client does: an answer the contract doesn't know fails the test. */
  async function get<S extends z.ZodMiniType>(
    schema: S,
    path: string,
    asking?: Asking,
  ): Promise<z.output<S>> {
    const { status, body } = await ask(path, asking);
    expect({ path, status }).toEqual({ path, status: 200 });
    return z.parse(schema, body);
  }

  /** A browser with a session, for writes. */
  const visit = (host = 'localhost') => new TestBrowser(app, host);

  return { ask, get, visit };
}

export const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);
