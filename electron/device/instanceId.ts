import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readJsonFile, tryWriteFile } from '../atomicFile';

const fileSchema = z.object({ instanceId: z.string() });

/**
 * The identifier of this machine, created at its first start. Two machines registered as one device differ in it. A disk
 * that takes no file gives the machine a new identifier at each start.
 */
export async function readInstanceId(path: string, report: (problem: string) => void): Promise<string> {
  const stored = readJsonFile(path, fileSchema);
  if (stored) return stored.instanceId;
  const instanceId = randomUUID();
  await tryWriteFile(path, JSON.stringify({ instanceId }), report);
  return instanceId;
}
