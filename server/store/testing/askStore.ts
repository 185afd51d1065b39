import fastify from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { openStore } from '../openStore.ts';
import { storeApp } from '../storeApp.ts';
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
export function demoShop() {
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  let close = async () => {};
  beforeAll(async () => {
    const open = await openStore({});
    close = open.close;
    await app.register(storeApp, { prefix: '/api/rest', store: open.store });
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
