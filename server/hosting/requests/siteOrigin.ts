import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../../network/hostNames.ts';

/** The site that a request visits. */
interface VisitedSite {
  /** https://shop.example, with a port only where the shop really has one. */
  origin: string;
  /**
   * Whether visitors can come back to it: false for an address of a private network that is not this server's own, of which
   * a client can name millions.
   */
  isLasting: boolean;
}

type Visit = Pick<FastifyRequest, 'host' | 'protocol'> & {
  socket: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>;
};

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Finds the site of a request whose host checkRequests has validated. The client chooses the port in its Host header, and
 * may spell the name with a final dot: a port counts only if this server listens on it, or the configuration's base_url
 * has it. Behind a proxy the header often has no port.
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
