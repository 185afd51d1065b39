import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../../network/hostNames.ts';

/** The site that a request visits. */
interface VisitedSite {
  /** https://shop.example, with a port only if the shop really uses one. */
  origin: string;
  /**
   * Whether visitors can use the origin again. False for a private network address that is not this server's own: a client could send
   * millions of them.
   */
  isLasting: boolean;
}

type Visit = Pick<FastifyRequest, 'host' | 'protocol'> & {
  socket: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>;
};

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Finds the site of a request whose host checkRequests has validated. The client chooses the port in its Host header and may add a trailing
 * dot to the name, so a port counts only if this server listens on it or the configuration's base_url contains it. Behind a proxy, the
 * header often has no port.
 */
export function visitedSite({ host, protocol, socket }: Visit, baseUrl: string): VisitedSite {
  const name = hostNameOf(host) ?? '';
  const urlName = isIPv6(name) ? `[${name}]` : name;
  const port = /:(\d+)$/.exec(host)?.[1] ?? '';
  const configured = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  const isConfigured = configured?.hostname === urlName;
  const ownPort = isConfigured ? configured.port : '';
  const isKnownPort = port !== '' && (Number(port) === socket.localPort || port === ownPort);
  const sitePort = isKnownPort ? port : ownPort;
  const isOwnAddress = name === socket.localAddress?.replace(/^::ffff:/, '');
  return {
    origin: new URL(`${protocol}://${urlName}${sitePort && `:${sitePort}`}`).origin,
    isLasting: isConfigured || isIP(name) === 0 || LOOPBACK.includes(name) || isOwnAddress,
  };
}
