import { randomBytes } from 'node:crypto';
import type { SentCommand } from '../../contract/desk/commands.ts';
import { run } from '../../scripts/setup/run.mjs';

const EMAIL = 'owner@desk.example';

/** Signs in, and returns the headers of the session. */
async function readSession(url: string, path: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${url}/desk/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`sign-in failed with status ${response.status}`);
  const { csrf_token } = (await response.json()) as { csrf_token: string };
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; '), 'x-csrf-token': csrf_token };
}

/** An owner at the desk of a running server, by its API. Screens of the desk have journeys of their own. */
export class DeskClient {
  private constructor(
    private readonly url: string,
    private readonly password: string,
    private headers: Record<string, string>,
  ) {}

  /** dataDir: of the running server, for the invitation. */
  static async signIn(url: string, dataDir: string): Promise<DeskClient> {
    const env = { DATA_DIR: dataDir };
    const output = await run('node', ['scripts/desk.mjs', '--invite', EMAIL], { show: 'on failure', env });
    const secret = /\/desk\/invitation#([\w-]+)/.exec(output)?.[1];
    const password = randomBytes(18).toString('base64url');
    const headers = await readSession(url, `/invitations/${secret}`, { name: 'Owner', password });
    return new DeskClient(url, password, headers);
  }

  /** Begins another session, as after the end of the last one. */
  async signInAgain(): Promise<void> {
    this.headers = await readSession(this.url, '/session', { email: EMAIL, password: this.password });
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/desk/api${path}`, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  }

  /** Sends a command and returns its id. */
  async send(deviceId: string, name: string): Promise<string> {
    const { ids } = await this.call<{ ids: string[] }>('POST', '/commands', { device_ids: [deviceId], name });
    return ids[0] ?? '';
  }

  async changeSettings(deviceId: string, settings: object): Promise<string> {
    const body = { device_ids: [deviceId], settings };
    return (await this.call<{ ids: string[] }>('POST', '/commands/settings', body)).ids[0] ?? '';
  }

  commands(deviceId: string): Promise<{ commands: SentCommand[]; settings: object }> {
    return this.call('GET', `/devices/${deviceId}/commands`);
  }

  async find(deviceId: string, commandId: string): Promise<SentCommand | undefined> {
    return (await this.commands(deviceId)).commands.find(({ id }) => id === commandId);
  }

  async settings(deviceId: string): Promise<object> {
    return (await this.commands(deviceId)).settings;
  }

  file(commandId: string): Promise<{ type: string; content: string }> {
    return this.call('GET', `/commands/${commandId}/file`);
  }
}
