import type { TenantConfigInput } from '@contract/config';
import type { Transport } from '@contract/transport';
import { render } from '@testing-library/react';
import { ContentHtml } from '@/features/content/ContentHtml';
import { makeApp } from './makeApp';

interface Given {
  config?: TenantConfigInput;
  /** Bodies by path; any other call finds nothing. */
  answers?: Record<string, unknown>;
  /** Instead of answers: what the network does. */
  network?: Transport;
  path?: string;
}

/** Shows dealers' HTML in a real store with real texts; returns what was rendered and the calls that it made. */
export function showContent(html: string, { config, answers = {}, network, path }: Given = {}) {
  const calls: Parameters<Transport>[0][] = [];
  const send: Transport = async (request) => {
    calls.push(request);
    if (network) return network(request);
    const body = answers[request.path];
    return body === undefined ? { status: 404, body: null } : { status: 200, body };
  };
  const { wrap } = makeApp({ send, ...(config ? { config } : {}), ...(path ? { path } : {}) });
  return { calls, ...render(wrap(<ContentHtml html={html} />)) };
}
