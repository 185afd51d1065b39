import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Setup of tests of the server: databases of this process start with small buffers, because PGlite clears its buffers at each start, which
 * takes longer than what they save for the small demo shop.
 */
const small = ['-c', 'shared_buffers=8MB'];
const { create } = PGlite;

function createSmall(options: PGliteOptions = {}): Promise<PGlite> {
  const startParams = [...(options.startParams ?? PGlite.defaultStartParams), ...small];
  return Reflect.apply(create, PGlite, [{ ...options, startParams }]);
}

// Files share a process.
if (create.name !== createSmall.name) Object.assign(PGlite, { create: createSmall });
