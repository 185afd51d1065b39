import { allowTrustedTypes } from './trustedTypes';

const CALLBACK = 'answer';

/**
 * Sends a JSONP request and returns the unparsed response; rejects after withinMs. The script runs in a temporary iframe, because its URL
 * may contain data that must not appear in this page's resource timings.
 */
export function jsonp(
  url: string,
  params: Readonly<Record<string, string>>,
  withinMs = 20_000,
): Promise<unknown> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  document.body.append(frame);
  const response = new Promise<unknown>((resolve, reject) => {
    const frameWindow = frame.contentWindow;
    if (!frameWindow) return reject(new Error('The frame has no window'));
    Object.assign(frameWindow, { [CALLBACK]: resolve });
    // The frame inherits the page's content-security policy, but not its Trusted Types policy.
    allowTrustedTypes(frameWindow);
    const script = frameWindow.document.createElement('script');
    script.onerror = () => reject(new Error(`${new URL(url).host} did not answer`));
    script.src = `${url}?${new URLSearchParams({ ...params, callback: CALLBACK })}`;
    frameWindow.document.head.append(script);
    window.setTimeout(() => reject(new Error(`${new URL(url).host} did not answer in time`)), withinMs);
  });
  return response.finally(() => frame.remove());
}
