const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** True when the page was reached from the configured frame's site or from within the shop, or no frame is configured. */
export function isPermittedReferrer(iframeUrl: string, referrer: string, ownOrigin: string): boolean {
  const permitted = originOf(iframeUrl);
  if (!permitted) return true;
  const from = originOf(referrer);
  return from === permitted || from === ownOrigin;
}
