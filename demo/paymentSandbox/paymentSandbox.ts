import { type AddressInfo, createServer } from 'node:net';
import fastify from 'fastify';
import { FaultyLine } from './faultyLine.ts';
import { Ledger } from './ledger.ts';
import { providers } from './providers.ts';

export interface PaymentSandbox {
  /** http://name:port */
  url: string;
  ledger: Ledger;
  /** Lets tests disrupt the connection to the shop's server. */
  line: FaultyLine;
  close: () => Promise<void>;
}

function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts a server that plays the payment providers of the demo shop. The shop uses each provider's own protocol; only the
 * URLs in its configuration lead to the sandbox. The sandbox logs nothing and stores no card.
 * @param host the interface to listen on
 * @param name the host name in URLs for browsers
 * @param wanted the port to listen on if it is free; 0 for any
 */
export async function startPaymentSandbox(
  host: string,
  name = 'localhost',
  wanted = 0,
): Promise<PaymentSandbox> {
  const app = fastify({
    logger: false,
    bodyLimit: 262_144,
    forceCloseConnections: true,
  });
  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser(['text/xml', 'application/soap+xml'], asText, (_request, body, done) =>
    done(null, String(body)),
  );
  // Scripts of the sandbox run on the shop's pages, so their requests are cross-origin.
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'cache-control': 'no-store',
    });
  });
  const ledger = new Ledger();
  const line = new FaultyLine();
  line.attach(app);
  for (const [prefix, provider] of Object.entries(providers))
    await app.register(async (scope) => provider(scope, ledger), { prefix });
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('Payment sandbox: plays the payment providers of the demo shop.'),
  );
  app.options('/*', (_request, reply) => reply.code(204).send());
  await app.listen({ host, port: (await isFree(wanted, host)) ? wanted : 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://${name}:${port}`, ledger, line, close: () => app.close() };
}
