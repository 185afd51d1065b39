import type { Clip } from '@contract/desk/media';

export const filterNames = ['kind', 'folder', 'tag', 'use'] as const;
export type ClipFilters = Record<(typeof filterNames)[number], string>;

export const uses = ['used', 'unused'] as const;

export const matchesFilters = (clip: Clip, { kind, folder, tag, use }: ClipFilters): boolean =>
  (kind === '' || clip.kind === kind) &&
  (folder === '' || clip.folder === folder) &&
  (tag === '' || clip.tags.includes(tag)) &&
  (use === '' || (use === 'used') === clip.playlists.length > 0);

const inOrder = (words: readonly string[]) => [...new Set(words.filter(Boolean))].sort();

/** All folders and tags of the clips, sorted. */
export const foldersOf = (clips: readonly Clip[]): string[] => inOrder(clips.map(({ folder }) => folder));
export const tagsOf = (clips: readonly Clip[]): string[] => inOrder(clips.flatMap(({ tags }) => tags));
