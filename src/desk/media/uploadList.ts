import { useSyncExternalStore } from 'react';

interface Upload {
  id: number;
  name: string;
  /** 0 to 1. */
  share: number;
  error: string;
  /** A note about the result, if it differs from what the name suggests. */
  note: string;
  controller: AbortController;
}

/** The uploads of this tab. They continue when the person leaves the page, so the list outlives it. */
let uploads: readonly Upload[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/** Adds an upload and returns it. */
export function addUpload(values: Pick<Upload, 'name' | 'error'>): Upload {
  lastId += 1;
  const upload = { id: lastId, share: 0, note: '', controller: new AbortController(), ...values };
  replace([...uploads, upload]);
  return upload;
}

export const updateUpload = (id: number, changes: Partial<Upload>): void =>
  replace(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));

export const removeUpload = (id: number): void => replace(uploads.filter((one) => one.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);
