import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Role } from '../../contract/desk/deskCall.ts';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { staff } from '../../server/backend/database/schema/desk.ts';
import { desk } from '../../server/desk/desk.ts';
import { DeskEvents } from '../../server/desk/deskEvents.ts';
import { MediaFolder } from '../../server/desk/media/mediaFolder.ts';
import { startStaffSession } from '../../server/desk/staff/staffSessions.ts';
import { openTestBackend, type TestBackend } from './testBackend.ts';

/** A browser of staff. */
export interface DeskBrowser {
  /** Sends a call and returns status and body. path: below /desk/api */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<DeskResponse>;
  cookie: string;
  csrf: string;
}

export interface DeskResponse {
  status: number;
  text: string;
  headers: Record<string, unknown>;
  // The shape is what each test expects of its call.
  body: { [name: string]: unknown; messages?: { error: { code: string; message: string }[] } };
}

export interface TestDesk extends TestBackend {
  events: DeskEvents;
  media: MediaFolder;
  newDeskBrowser: (host?: string) => DeskBrowser;
  /** A browser in which a person of a role is signed in. */
  signedIn: (role: Role, host?: string) => Promise<DeskBrowser>;
}

/** The embedded backend with the demo data and the desk. extend: adds what else a test needs, like the kiosk service. onRoute: gets every route of the desk */
export async function openTestDesk(
  invitationsFolder = '/nowhere',
  extend: (app: FastifyInstance, context: BackendContext, events: DeskEvents) => Promise<void> = async () =>
    undefined,
  onRoute: (route: RouteOptions) => void = () => undefined,
  addressOf?: Parameters<typeof openTestBackend>[0],
): Promise<TestDesk> {
  const events = new DeskEvents();
  const media = new MediaFolder(mkdtempSync(join(tmpdir(), 'desk-media-')));
  const backend = await openTestBackend(addressOf, {
    limits: { deskSignIn: 1_000_000, deskInvitation: 1_000_000 },
    extend: async (app, context) => {
      app.addHook('onRoute', (route) => {
        if (route.url.startsWith('/desk/api')) onRoute(route);
      });
      const options = { backend: context, events, invitationsFolder, media };
      await app.register(desk, { prefix: '/desk/api', ...options });
      await extend(app, context, events);
    },
  });
  const { app, context } = backend;
  const newDeskBrowser = (host = 'localhost'): DeskBrowser => {
    const browser: DeskBrowser = {
      cookie: '',
      csrf: '',
      call: async (method, path, body) => {
        const response = await app.inject({
          method,
          url: `/desk/api${path}`,
          headers: {
            host,
            ...(browser.cookie && { cookie: browser.cookie }),
            ...(browser.csrf && { 'x-csrf-token': browser.csrf }),
          },
          ...(body && { payload: body }),
        });
        const cookie = /desk=[^;]*/.exec(String(response.headers['set-cookie'] ?? ''))?.[0];
        if (cookie !== undefined) browser.cookie = cookie;
        const isJson = String(response.headers['content-type'] ?? '').includes('json');
        const parsed = isJson ? (response.json() as DeskResponse['body']) : {};
        if (typeof parsed.csrf_token === 'string') browser.csrf = parsed.csrf_token;
        return { status: response.statusCode, body: parsed, text: response.body, headers: response.headers };
      },
    };
    return browser;
  };
  return {
    ...backend,
    events,
    media,
    newDeskBrowser,
    close: async () => {
      await backend.close();
      rmSync(media.root, { recursive: true, force: true });
    },
    signedIn: async (role, host = 'localhost') => {
      const { tenants } = await context.catalog.current();
      const tenant = tenants.find(({ hosts, isDefault }) =>
        host === 'localhost' ? isDefault : hosts.includes(host),
      );
      const tenantId = tenant?.id ?? 0;
      const person = { tenantId, email: `${role}@desk.example`, name: `The ${role}`, role };
      const now = context.clock();
      // The hash of no password: a test that signs in by password accepts an invitation itself.
      const [row] = await context.db
        .insert(staff)
        .values({ ...person, passwordHash: '', createdAt: now })
        .onConflictDoUpdate({ target: [staff.tenantId, staff.email], set: { role, disabledAt: null } })
        .returning({ id: staff.id });
      const browser = newDeskBrowser(host);
      browser.cookie = `desk=${await startStaffSession(context.db, row?.id ?? 0, now)}`;
      await browser.call('GET', '/session');
      return browser;
    },
  };
}

/** Uploads a file in one part and returns the id of the upload, which is still to be finished. */
export async function sendUpload(
  { app }: TestDesk,
  browser: DeskBrowser,
  content: Buffer,
  host = 'localhost',
): Promise<string> {
  const { body } = await browser.call('POST', '/media/uploads', { size: content.length });
  const headers = {
    host,
    cookie: browser.cookie,
    'x-csrf-token': browser.csrf,
    'content-type': 'application/octet-stream',
  };
  const url = `/desk/api/media/uploads/${body.upload}/0`;
  await app.inject({ method: 'PUT', url, headers, payload: content });
  return String(body.upload);
}
