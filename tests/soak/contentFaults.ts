import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVICE_NAME, PASSCODE } from '../kiosk/fixtures.ts';
import {
  failing,
  type Network,
  type Fault as NetworkFault,
  respondingWith,
  stallingClips,
  type TestClip,
} from '../kiosk/network.ts';
import type { Fault, FaultContext } from './faults.ts';

const YEAR_MS = 365 * 86_400_000;
const JSON_TYPE = 'application/json';

/** The network responds with a fault while the loop starts anew and plays. */
const during =
  (fault: NetworkFault): Fault =>
  async ({ kiosk, network, pass }) => {
    network.fault = fault;
    await kiosk.evaluateInLoop('location.reload()');
    await pass(0.3);
    network.fault = null;
  };

/** The playlist begins with a clip that can't be shown. */
async function withClip({ kiosk, network, pass }: FaultContext, clip: TestClip): Promise<void> {
  const { clips } = network;
  network.clips = [clip, ...clips];
  await kiosk.evaluateInLoop('location.reload()');
  await pass(0.3);
  network.fault = null;
  network.clips = clips;
  await kiosk.evaluateInLoop('location.reload()');
}

/** Another machine, registered as the same device, sends a heartbeat. */
async function reportAsOtherMachine({ url }: Network): Promise<void> {
  const headers = { 'content-type': JSON_TYPE };
  const body = JSON.stringify({ passcode: PASSCODE });
  const listing = await fetch(`${url}/kiosk-service/devices?memberCode=MAPLE-001`, {
    method: 'POST',
    headers,
    body,
  });
  const { devices } = (await listing.json()) as { devices: { name: string; token: string }[] };
  const token = devices.find(({ name }) => name === DEVICE_NAME)?.token ?? '';
  await fetch(`${url}/kiosk-service/heartbeat?token=${token}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ instance_id: 'another-machine' }),
  });
}

/** Wrong responses, damaged files and a full disk, by name. */
export const contentFaults: readonly (readonly [string, Fault])[] = [
  ['401 of a gateway', during(failing('/kiosk-service', 401))],
  ['404 of a wrong deployment', during(failing('/kiosk-service', 404))],
  ['captive portal', during(respondingWith('/', 200, 'text/html', '<h1>Welcome to our Wi-Fi</h1>'))],
  ['truncated JSON', during(respondingWith('/', 200, JSON_TYPE, '{"videos":[{"vid'))],
  ['empty object', during(respondingWith('/', 200, JSON_TYPE, '{}'))],
  [
    'image that does not decode',
    (context) => withClip(context, { file: 'half.webp', title: 'Half', kind: 'image' }),
  ],
  [
    'stalled downloads',
    async (context) => {
      context.network.fault = stallingClips;
      await withClip(context, { file: 'second.mp4', title: 'Stalled' });
    },
  ],
  [
    'damaged clip on the disk',
    async ({ kiosk, pass }) => {
      const folder = join(kiosk.folder, 'clips');
      const [name] = (await readdir(folder)).filter((file) => file.endsWith('.mp4'));
      if (name) await writeFile(join(folder, name), 'damaged');
      await pass(0.4);
    },
  ],
  [
    'disk full at the start',
    async ({ kiosk, pass }) => {
      const paths = ['runs.json', 'instance.json', 'passcode-lock.json', 'device.json'].map((name) =>
        join(kiosk.folder, `${name}.new`),
      );
      for (const path of paths) await symlink('/dev/full', path).catch(() => {});
      await kiosk.powerCut();
      await pass(0.2);
      for (const path of paths) await rm(path, { force: true });
    },
  ],
  [
    'clock of the service a year ahead',
    async ({ kiosk, network, pass }) => {
      network.clockErrorMs = YEAR_MS;
      await kiosk.evaluateInLoop('location.reload()');
      await pass(0.3);
      network.clockErrorMs = 0;
      await kiosk.evaluateInLoop('location.reload()');
    },
  ],
  [
    'two machines as one device',
    async ({ network, pass }) => {
      await reportAsOtherMachine(network);
      await pass(0.2);
    },
  ],
];
