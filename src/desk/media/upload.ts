import { finishUpload, replaceFile, startUpload, UPLOAD_PART, uploadPart } from '@contract/desk/media';
import * as z from 'zod/mini';
import { responseOf } from '@/api/http';
import { deskHttp } from '@/desk/deskApi';

const ATTEMPTS = 4;
const RETRY_MS = 2_000;

interface Sending {
  method?: 'POST' | 'PUT' | 'DELETE';
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Without a timeout, because a part, and the check of the whole file, may take minutes. */
async function send(url: string, { method = 'POST', ...sending }: Sending): Promise<unknown> {
  return (await deskHttp.request<unknown>({ url, method, timeout: 0, ...sending })).data;
}

/** Sends a part and retries after a lost connection; the server stores it once. Returns how much has arrived. */
async function sendPart(upload: string, offset: number, data: Blob, signal: AbortSignal): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const headers = { 'Content-Type': 'application/octet-stream' };
    const url = `/media/uploads/${upload}/${offset}`;
    const answer = await send(url, { method: 'PUT', data, headers, signal }).catch((error: unknown) => {
      if (responseOf(error) || signal.aborted || attempt === ATTEMPTS) throw error;
    });
    if (answer !== undefined) return z.parse(uploadPart, answer).received;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
  }
}

export type FinishedUpload = z.output<typeof finishUpload.response>;

/** Closing the tab would cancel an upload, also after its page was left. Returns a function that ends the question. */
function askBeforeUnload(): () => void {
  const ask = (event: Event) => event.preventDefault();
  globalThis.window?.addEventListener('beforeunload', ask);
  return () => globalThis.window?.removeEventListener('beforeunload', ask);
}

/**
 * Uploads a file in parts and returns its clip. onProgress: receives the uploaded fraction, 0 to 1. replaces: id of the clip whose file is
 * replaced; without it, a new clip is created
 * @throws an error for toApiError
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  replaces?: string,
): Promise<FinishedUpload> {
  const started = await send('/media/uploads', { data: { size: file.size }, signal });
  const { upload } = z.parse(startUpload.response, started);
  const stopAsking = askBeforeUnload();
  try {
    for (let received = 0; received < file.size; onProgress(received / file.size)) {
      received = await sendPart(upload, received, file.slice(received, received + UPLOAD_PART), signal);
    }
    const finished = replaces
      ? await send(`/media/${encodeURIComponent(replaces)}/file`, { data: { upload } })
      : await send(`/media/uploads/${upload}`, { data: { name: file.name } });
    return z.parse(replaces ? replaceFile.response : finishUpload.response, finished);
  } catch (error) {
    await send(`/media/uploads/${upload}`, { method: 'DELETE' }).catch(() => {});
    throw error;
  } finally {
    stopAsking();
  }
}
