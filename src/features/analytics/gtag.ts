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

/** The gtag script accepts a command only as an arguments object; it ignores an array. */
function command(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the gtag script accepts no rest array
  return arguments;
}

/** Queues a command of the gtag script, also before the script has loaded. */
export const gtagCommand = (...args: unknown[]): void => void dataLayer().push(command(...args));
