import { finishUpload, replaceFile, startUpload, UPLOAD_PART, uploadPart } from '@contract/desk/media';
import * as z from 'zod/mini';
import { csrfHeader, deskError } from '@/desk/deskApi';

const API = '/desk/api';
const ATTEMPTS = 4;
const RETRY_MS = 2_000;

async function send(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${API}${url}`, {
    ...init,
    headers: { ...csrfHeader(), ...init.headers },
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw deskError(response.status, body);
  return body;
}

const json = (value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Sends a part, again after a lost connection; the server stores it once. Returns how much has arrived. */
async function sendPart(upload: string, offset: number, part: Blob, signal: AbortSignal): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      const headers = { 'content-type': 'application/octet-stream' };
      const answer = await send(`/media/uploads/${upload}/${offset}`, {
        method: 'PUT',
        headers,
        body: part,
        signal,
      });
      return z.parse(uploadPart, answer).received;
    } catch (error) {
      const isLost = error instanceof TypeError;
      if (!isLost || signal.aborted || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
    }
  }
}

export type FinishedUpload = z.output<typeof finishUpload.response>;

/**
 * Uploads a file in parts and returns its clip. onProgress: receives the share that has arrived, 0 to 1. replaces: id of the
 * clip that gets the file; without it, the file becomes a clip of its own
 * @throws DeskError of the server, or any other error when the connection is lost
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  replaces?: string,
): Promise<FinishedUpload> {
  const started = await send('/media/uploads', { ...json({ size: file.size }), signal });
  const { upload } = z.parse(startUpload.response, started);
  try {
    for (let received = 0; received < file.size; onProgress(received / file.size)) {
      received = await sendPart(upload, received, file.slice(received, received + UPLOAD_PART), signal);
    }
    const finished = replaces
      ? await send(`/media/${encodeURIComponent(replaces)}/file`, json({ upload }))
      : await send(`/media/uploads/${upload}`, json({ name: file.name }));
    return z.parse(replaces ? replaceFile.response : finishUpload.response, finished);
  } catch (error) {
    await send(`/media/uploads/${upload}`, { method: 'DELETE' }).catch(() => {});
    throw error;
  }
}
