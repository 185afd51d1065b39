import type { TenantConfigInput } from '@contract/config';
import type { Transport } from '@contract/transport';
import { render } from '@testing-library/react';
import { ContentHtml } from '@/features/content/ContentHtml';
import { createTestApp } from './createTestApp';

interface RenderOptions {
  config?: TenantConfigInput;
  /** Response bodies by path; any other path responds with 404. */
  responses?: Record<string, unknown>;
  /** Replaces `responses`. */
  transport?: Transport;
  path?: string;
}

/** Renders dealers' HTML with a real store and real texts. calls: the requests that the HTML sent */
export function renderContentHtml(
  html: string,
  { config, responses = {}, transport, path }: RenderOptions = {},
) {
  const calls: Parameters<Transport>[0][] = [];
  const send: Transport = async (request) => {
    calls.push(request);
    if (transport) return transport(request);
    const body = responses[request.path];
    return body === undefined ? { status: 404, body: null } : { status: 200, body };
  };
  const { wrap } = createTestApp({ send, ...(config ? { config } : {}), ...(path ? { path } : {}) });
  return { calls, ...render(wrap(<ContentHtml html={html} />)) };
}
