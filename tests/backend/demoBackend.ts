import fastify from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { backendApp } from '../../server/backend/backendApp.ts';
import { openDemoShop } from './seededCluster.ts';
import { TestBrowser } from './testBrowser.ts';

export interface RequestOptions {
  host?: string;
  /** Accept-Language */
  language?: string;
  method?: 'GET' | 'PUT' | 'POST';
  body?: object;
}

/** Host of the second tenant. */
export const boreale = 'fr.localhost';

/** A backend with demo data, for the tests of one file. */
export function openDemoBackend() {
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  let close = async () => {};
  beforeAll(async () => {
    const open = await openDemoShop();
    close = open.close;
    await app.register(backendApp, { prefix: '/api/rest', backend: open.backend });
  });
  afterAll(async () => {
    await app.close();
    await close();
  });

  async function request(
    path: string,
    { host = 'localhost', language, method = 'GET', body }: RequestOptions = {},
  ) {
    const response = await app.inject({
      method,
      url: `/api/rest${path}`,
      headers: { host, ...(language ? { 'accept-language': language } : {}) },
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, body: response.json() };
  }

  /** Parses the response like the client does: a response that breaks the contract fails the test. */
  async function get<S extends z.ZodMiniType>(
    schema: S,
    path: string,
    options?: RequestOptions,
  ): Promise<z.output<S>> {
    const { status, body } = await request(path, options);
    expect({ path, status }).toEqual({ path, status: 200 });
    return z.parse(schema, body);
  }

  /** A browser without cookies, for requests that need a session. */
  const newBrowser = (host = 'localhost') => new TestBrowser(app, host);

  return { request, get, newBrowser };
}

export const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
