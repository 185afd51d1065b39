import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hostNameOf, isLocalName } from '../../network/hostNames.ts';

type Protocol = FastifyRequest['protocol'];

/** More than a server has tenants. */
const MAX_HOSTS = 1000;

/**
 * The protocol by which visitors reach each host. A dealer's backend builds addresses from it, and may redirect whoever comes without
 * https; a page that is rendered for all visitors asks the backend in no visitor's name.
 */
export class SiteProtocols {
  readonly #byName = new LRUCache<string, Protocol>({ max: MAX_HOSTS });

  /** Learns from a request whose host checkRequests has validated. A health check without https doesn't undo what visitors use. */
  learn({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): void {
    const name = hostNameOf(host) ?? '';
    if (this.#byName.get(name) !== 'https') this.#byName.set(name, protocol);
  }

  /** Before the first request: https, or http for this computer and the local network. */
  of(host: string): Protocol {
    const name = hostNameOf(host) ?? '';
    return this.#byName.get(name) ?? (isLocalName(name) ? 'http' : 'https');
  }
}
