import * as z from 'zod/mini';
import { inputList } from '../inputs';
import { release } from '../release';
import { deskCall } from './deskCall';

const percent = z.int().check(z.gte(0), z.lte(100));
const groups = inputList(z.string().check(z.minLength(1), z.maxLength(100)), 100);
const params = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

const stagedRelease = z.object({
  id: z.number(),
  version: z.string(),
  url: z.string(),
  size: z.number(),
  percent,
  groups,
  is_paused: z.boolean(),
  created_at: z.string(),
  /** Number of devices that are offered it at this stage, run it, have downloaded it, and rolled it back. */
  offered: z.number(),
  running: z.number(),
  staged: z.number(),
  refused: z.number(),
});
export type StagedRelease = z.output<typeof stagedRelease>;

export const listReleases = deskCall({
  role: 'viewer',
  subject: 'releases',
  method: 'GET',
  path: '/releases',
  summary: 'Versions of the kiosk shell and how far they are',
  response: z.object({
    releases: z.array(stagedRelease),
    /** Number of the dealer's devices that are not revoked. */
    devices: z.number(),
    /** The device groups to choose from. */
    groups: z.array(z.string()),
    /** Versions in use, with the number of devices that run each. */
    versions: z.array(z.object({ version: z.string(), devices: z.number() })),
  }),
});

export const addRelease = deskCall({
  role: 'owner',
  subject: 'releases',
  method: 'POST',
  path: '/releases',
  summary: 'Adds a version of the kiosk shell',
  /** public_key: PEM of the key (`updateKey` of the devices) that the signature must match. It is not stored */
  body: z.extend(release, { public_key: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  response: z.object({ id: z.number() }),
});

/** Omitted fields stay unchanged. */
export const changeRelease = deskCall({
  role: 'owner',
  subject: 'releases',
  method: 'PUT',
  path: '/releases/{id}',
  summary: 'Changes stage of a version',
  params,
  body: z.object({
    percent: z.optional(percent),
    add_groups: z.optional(groups),
    remove_groups: z.optional(groups),
    is_paused: z.optional(z.boolean()),
  }),
  response: z.object({ success: z.boolean() }),
});

export const removeRelease = deskCall({
  role: 'owner',
  subject: 'releases',
  method: 'DELETE',
  path: '/releases/{id}',
  summary: 'Withdraws a version',
  params,
  response: z.object({ success: z.boolean() }),
});
