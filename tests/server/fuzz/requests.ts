import fc from 'fast-check';
import * as z from 'zod/mini';
import { allEndpoints } from '../../../contract/allEndpoints.ts';
import type { AnyEndpoint } from '../../../contract/endpoint.ts';
import { heartbeat, playedVideo } from '../../../contract/kiosk.ts';
import { hostileValue, RAW_NUMBER, withOneReplaced } from './hostile.ts';
import { type KnownValues, validValue } from './validValue.ts';

/** A serialised request. */
export interface FuzzRequest {
  method: AnyEndpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

const encode = (value: unknown): string => {
  const text = String(value);
  // encodeURIComponent throws for lone surrogates, but other clients send these bytes.
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
};

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value]).map((item) => `${encode(name)}=${encode(item)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, 12_000)}` : '';
}

const jsonOf = (body: unknown) => JSON.stringify(body)?.replaceAll(`"${RAW_NUMBER}"`, '1e400');

/** Half of the values are valid, four in ten have one hostile value inside, one in ten is hostile altogether. */
function partOf(schema: z.core.$ZodType | undefined, knownValues: KnownValues): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const valid = validValue(schema, knownValues);
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    {
      weight: 4,
      arbitrary: fc.tuple(valid, fc.nat(30), hostileValue).map((args) => withOneReplaced(...args)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
}

const headers = (knownValues: KnownValues) =>
  fc.record(
    {
      host: fc.constantFrom(...(knownValues.host ?? []).map(String)),
      'accept-language': fc.constantFrom('fr-CA', 'en-US', 'xx', '*;q=0', 'a'.repeat(300)),
      'idempotency-key': fc.constantFrom('short', 'key-12345678', 'key-87654321', 'x'.repeat(200)),
      'content-type': fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml'),
      'x-forwarded-proto': fc.constantFrom('https', 'gopher'),
    },
    { requiredKeys: ['host'] },
  );

interface Target {
  method: AnyEndpoint['method'];
  path: string;
  params?: z.core.$ZodType | undefined;
  query?: z.core.$ZodType | undefined;
  body?: z.core.$ZodType | undefined;
}

/** Requests for a target; one in sixteen has another content type than JSON. */
const requestOf = (knownValues: KnownValues) => (target: Target) =>
  fc
    .tuple(
      partOf(target.params, knownValues),
      partOf(target.query, knownValues),
      partOf(target.body, knownValues),
      headers(knownValues),
      fc.nat(15),
    )
    .map(([params, query, body, generatedHeaders, typeIndex]): FuzzRequest => {
      const values = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
      const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? ''));
      const payload = jsonOf(body);
      const { 'content-type': otherType, ...rest } = generatedHeaders;
      const type = typeIndex === 0 && otherType ? otherType : 'application/json';
      return {
        method: target.method,
        url: `${path}${queryOf(query)}`,
        headers: { ...rest, ...(payload === undefined ? {} : { 'content-type': type }) } as Record<
          string,
          string
        >,
        ...(payload === undefined ? {} : { payload }),
      };
    });

const backendTargets = allEndpoints.map(
  ({ method, path, params, query, body }): Target => ({
    method,
    path: `/api/rest${path}`,
    params,
    query,
    body,
  }),
);

/** Requests of every endpoint of the contract and of the kiosk service. */
export function fuzzRequests(knownValues: KnownValues, kioskToken: string): fc.Arbitrary<FuzzRequest> {
  const kioskPath = (path: string) => `/kiosk-service${path}`;
  const kioskTargets: Target[] = [
    {
      method: 'POST',
      path: kioskPath('/devices'),
      query: z.object({ memberCode: z.string() }),
      body: z.object({ passcode: z.string() }),
    },
    { method: 'GET', path: kioskPath('/now-playing'), query: z.object({ token: z.string() }) },
    { method: 'POST', path: kioskPath(`/heartbeat?token=${kioskToken}`), body: heartbeat },
    {
      method: 'POST',
      path: kioskPath(`/played-videos?token=${kioskToken}`),
      body: z.object({ playedVideos: z.array(playedVideo) }),
    },
  ];
  return fc.oneof(...[...backendTargets, ...kioskTargets].map(requestOf(knownValues)));
}
