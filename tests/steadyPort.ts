import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports (32768 and above on Linux): an outgoing connection may take any of those while the server restarts. */
const [FIRST, LAST] = [20_000, 30_000];

/** A free port that stays free while a server restarts at it. */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
