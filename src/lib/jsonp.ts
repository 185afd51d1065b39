const CALLBACK = 'answer';

/**
 * Asks by a script that calls back (JSONP) and answers with what it said, unread; rejects when nothing came in time.
 * The script runs in a frame of its own, gone afterwards: its address may carry what must not stay in this page's list
 * of loaded resources.
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
  const asked = new Promise<unknown>((resolve, reject) => {
    const inside = frame.contentWindow;
    if (!inside) return reject(new Error('No frame to ask from'));
    Object.assign(inside, { [CALLBACK]: resolve });
    const script = inside.document.createElement('script');
    script.onerror = () => reject(new Error(`${new URL(url).host} did not answer`));
    script.src = `${url}?${new URLSearchParams({ ...params, callback: CALLBACK })}`;
    inside.document.head.append(script);
    window.setTimeout(() => reject(new Error(`${new URL(url).host} did not answer in time`)), withinMs);
  });
  return asked.finally(() => frame.remove());
}
