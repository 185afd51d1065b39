/** Where the kiosk's screens live: one origin of our own, so that storage, modules and cookies behave as on the web. */
export const SCHEME = 'shop';
export const ORIGIN = `${SCHEME}://storefront`;

/** True for an address of our own screens. */
export function isOwnAddress(address: string): boolean {
  try {
    return new URL(address).href.startsWith(`${ORIGIN}/`);
  } catch {
    return false;
  }
}
