declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The data layer of the page, which Google's tags read. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** The gtag script only accepts a command as an arguments object and ignores arrays. */
function command(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the gtag script accepts no rest array
  return arguments;
}

/** Queues a command of the gtag script; works before the script has loaded. */
export const gtagCommand = (...args: unknown[]): void => void dataLayer().push(command(...args));
