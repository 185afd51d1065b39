import { join, sep } from 'node:path';

const MEDIA = '/media/';
const UPLOADS = '/media/uploads/';

/** Folders of the files below /media. */
export interface MediaFolders {
  mediaFolder: string;
  /** Staff's uploads, served below /media/uploads; null without a desk. */
  uploadsFolder: string | null;
}

export const isMediaPath = (path: string): boolean => path.startsWith(MEDIA);

/** The file of a path below /media; null when the path leaves its folder. */
export function mediaFileOf(path: string, { mediaFolder, uploadsFolder }: MediaFolders): string | null {
  const [folder, prefix] =
    uploadsFolder && path.startsWith(UPLOADS) ? [uploadsFolder, UPLOADS] : [mediaFolder, MEDIA];
  const file = join(folder, path.slice(prefix.length));
  return isMediaPath(path) && file.startsWith(folder + sep) ? file : null;
}
