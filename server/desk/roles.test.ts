import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyDeskCall, includesRole, type Role, roles } from '../../contract/desk/deskCall.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';

let desk: TestDesk;
/** Every route below /desk/api: GET /session */
const routes = new Set<string>();

beforeAll(async () => {
  desk = await openTestDesk('/nowhere', undefined, ({ method, url }) => {
    for (const name of [method].flat())
      if (name !== 'HEAD' && name !== 'OPTIONS') routes.add(`${name} ${url.replace(/^\/desk\/api/, '')}`);
  });
});
afterAll(() => desk.close());

/** All calls of contract/desk. */
const modules = import.meta.glob<Record<string, unknown>>('../../contract/desk/*.ts', { eager: true });
const isCall = (value: unknown): value is AnyDeskCall =>
  typeof value === 'object' && value !== null && 'role' in value && 'path' in value;
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));

/** Routes that are no call of the contract: streams, uploads and files. Each names its lowest role. */
const rawRoutes: Record<string, Role> = {
  'GET /events': 'viewer',
  'PUT /media/uploads/:id/:offset': 'editor',
  'DELETE /media/uploads/:id': 'editor',
};

const urlOf = (path: string) => path.replace(/\{\w+\}|:\w+/g, '1');
const nameOf = ({ method, path }: Pick<AnyDeskCall, 'method' | 'path'>) =>
  `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** The browsers that are signed in. Signing in takes longer than most calls. */
const browsers = new Map<Role, DeskBrowser>();
async function browserOf(role: Role): Promise<DeskBrowser> {
  const browser = browsers.get(role) ?? (await desk.signedIn(role));
  browsers.set(role, browser);
  return browser;
}

const outcome = async (method: AnyDeskCall['method'], path: string, role: Role | null) => {
  const browser = role ? await browserOf(role) : desk.newDeskBrowser();
  const { status, body } = await browser.call(method, urlOf(path), method === 'GET' ? undefined : {});
  // The call may have ended a session.
  if (method !== 'GET' && status < 300) browsers.clear();
  // A list may have the field messages as well.
  const messages: { error?: { code: string }[] } = body.messages ?? {};
  return { status, code: messages.error?.[0]?.code ?? '' };
};

describe('the roles of the desk', () => {
  it('belong to every route', () => {
    const named = [...calls.map(nameOf), ...Object.keys(rawRoutes)];
    expect([...routes].filter((route) => !named.includes(route))).toEqual([]);
    expect(calls.map(nameOf).filter((name) => !routes.has(name))).toEqual([]);
  });

  it.each(calls.map((call) => [nameOf(call), call] as const))('are enforced at %s', async (_, call) => {
    const { method, path, role } = call;
    if (role === 'anyone') {
      expect((await outcome(method, path, null)).code).not.toBe('role');
      return;
    }
    expect(await outcome(method, path, null)).toEqual({ status: 401, code: 'signed_out' });
    for (const one of roles) {
      const { status, code } = await outcome(method, path, one);
      if (includesRole(one, role))
        expect(['role', 'signed_out', 'csrf'], `${one}: ${status}`).not.toContain(code);
      else expect({ status, code }, one).toEqual({ status: 403, code: 'role' });
    }
  });

  it.each(Object.entries(rawRoutes))('are enforced at %s', async (name, role) => {
    const [method = 'GET', path = ''] = name.split(' ');
    expect((await outcome(method as 'GET', path, null)).status).toBe(401);
    for (const one of roles.filter((lower) => !includesRole(lower, role)))
      expect(await outcome(method as 'GET', path, one), one).toEqual({ status: 403, code: 'role' });
  });

  it.each(
    calls
      .filter(({ method, role }) => method !== 'GET' && role !== 'anyone')
      .map((call) => [nameOf(call), call] as const),
  )('need the token of the own page at %s', async (_, { method, path }) => {
    const { cookie } = await browserOf('owner');
    for (const csrf of ['', 'wrong']) {
      const browser = Object.assign(desk.newDeskBrowser(), { cookie, csrf });
      const { status, body } = await browser.call(method, urlOf(path), {});
      expect([status, body.messages?.error[0]?.code]).toEqual([403, 'csrf']);
    }
  });

  it('end at once when an owner ends the access of a person', async () => {
    const owner = await desk.signedIn('owner', 'boreale.localhost');
    const viewer = await desk.signedIn('viewer', 'boreale.localhost');
    const { body } = await owner.call('GET', '/staff');
    const person = (body.staff as { id: number; role: Role }[]).find(({ role }) => role === 'viewer');
    await owner.call('PUT', `/staff/${person?.id}`, { is_disabled: true });
    expect((await viewer.call('GET', '/session')).body.person).toBeNull();
    expect((await viewer.call('GET', '/events')).status).toBe(401);
  });

  it('are those of one tenant', async () => {
    const owner = await desk.signedIn('owner');
    const other = desk.newDeskBrowser('boreale.localhost');
    other.cookie = owner.cookie;
    expect((await other.call('GET', '/session')).body.person).toBeNull();
    expect((await other.call('GET', '/staff')).status).toBe(401);
  });
});
