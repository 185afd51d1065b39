import * as z from 'zod/mini';
import { inputText } from '../inputs';

const targetKinds = ['all', 'location', 'group', 'tag', 'device'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Target screens. value: id of a location or device, name of a group or tag; empty for all */
export const target = z.object({ kind: z.enum(targetKinds), value: inputText });
export type Target = z.output<typeof target>;

/** A screen is a target if it matches any of the entries. */
export const targets = z.array(target).check(z.maxLength(500));

/** The possible targets of a dealer. */
export const targetChoices = z.object({
  locations: z.array(z.object({ id: z.string(), name: z.string() })),
  groups: z.array(z.string()),
  tags: z.array(z.string()),
  devices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      location: z.string(),
      group: z.string(),
      tags: z.array(z.string()),
      orientation: z.enum(['landscape', 'portrait']),
    }),
  ),
});
export type TargetChoices = z.output<typeof targetChoices>;

/** Properties of a screen that targets refer to. */
export interface Targeted {
  id: string;
  location: string;
  group: string;
  tags: readonly string[];
}

/** Returns true when a screen is one of the targets. */
export const isTarget = (list: readonly Target[], { id, location, group, tags }: Targeted): boolean =>
  list.some(({ kind, value }) => {
    if (kind === 'all') return true;
    if (kind === 'device') return value === id;
    if (value === '') return false;
    if (kind === 'location') return value === location;
    return kind === 'group' ? value === group : tags.includes(value);
  });
