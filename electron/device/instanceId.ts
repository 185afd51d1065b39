import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readJsonFile, tryWriteFile } from '../atomicFile';

const fileSchema = z.object({ instanceId: z.string() });

/**
 * The identifier of this machine, created at its first start. It differs between two machines registered as the same device. Without a
 * writable disk, the machine gets a new identifier at each start.
 */
export async function readInstanceId(path: string, report: (problem: string) => void): Promise<string> {
  const stored = readJsonFile(path, fileSchema);
  if (stored) return stored.instanceId;
  const instanceId = randomUUID();
  await tryWriteFile(path, JSON.stringify({ instanceId }), report);
  return instanceId;
}
