import * as z from 'zod/mini';
import { modestUpTo, SITE_PATH } from '../contract/inputs';
import { LONGEST_IDLE_MS, MOST_CLIPS } from '../contract/kiosk';
import { visitEnds } from '../src/platform/platform';
import type { IpcChannel, IpcChannels } from './ipcChannels';

const none = z.tuple([]);
const shortText = z.string().check(z.maxLength(200));
const flag = z.boolean();
/** A path of the storefront; a URL of another origin does not match. */
const path = z.string().check(z.maxLength(2000), z.regex(SITE_PATH));
const bytes = z.number().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER));
const milliseconds = z.number().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER));

const video = z.object({
  videoId: shortText,
  url: z.string().check(z.maxLength(2000)),
  sha256: shortText,
  size: z.nullable(bytes),
});
const credentials = z.object({ memberCode: z.nullable(shortText), passcode: shortText });
const proxyChange = z.object({ address: shortText, user: shortText, password: z.nullable(shortText) });
const visitRequest = z.object({
  path,
  idleMs: z.number().check(z.positive(), z.lte(LONGEST_IDLE_MS)),
  location: z.nullable(z.object({ storeId: shortText, name: shortText })),
});

const MAX_EVENTS_LENGTH = 500_000;
/** Enough for a list of products with all their parameters. */
const event = z.record(z.string(), z.unknown()).check(modestUpTo(2000));
const visitEvents = z.array(event).check(
  z.maxLength(50),
  z.refine((events) => JSON.stringify(events).length <= MAX_EVENTS_LENGTH, { error: 'Too large' }),
);

/**
 * The schemas of every IPC channel's arguments. Every string, number and list is bounded, because a screen shows third-party content.
 * ipcArguments.test.ts checks all of them.
 */
export const ipcArguments: { [C in IpcChannel]: z.ZodMiniType<Parameters<IpcChannels[C]>> } = {
  'device.current': none,
  'device.list': z.tuple([credentials]),
  'device.choose': z.tuple([shortText]),
  'device.pair': z.tuple([z.enum(['landscape', 'portrait'])]),
  'device.forget': none,
  'media.prepare': z.tuple([z.array(video).check(z.maxLength(MOST_CLIPS))]),
  'media.recheck': z.tuple([shortText]),
  'keyboard.type': z.tuple([z.string().check(z.maxLength(8))]),
  'keyboard.press': z.tuple([z.enum(['Backspace', 'Enter', 'Tab'])]),
  'visit.start': z.tuple([visitRequest]),
  'visit.end': z.tuple([z.enum(visitEnds)]),
  'visit.lower': z.tuple([flag]),
  'visit.takeRecovered': none,
  'visit.isPresent': none,
  'visit.handedOver': none,
  'visit.keepEvents': z.tuple([z.enum(['desk', 'log']), visitEvents]),
  'visit.heartbeat': none,
  'shell.info': none,
  'shell.unlock': z.tuple([shortText]),
  'shell.heartbeat': z.tuple([z.nullable(milliseconds), z.nullable(milliseconds)]),
  'shell.rotate': none,
  'shell.nextDisplay': none,
  'shell.setProxy': z.tuple([proxyChange]),
  'shell.displayPower': z.tuple([flag]),
  'shell.restart': none,
  'shell.exitKiosk': none,
  'shell.report': z.tuple([shortText]),
};
