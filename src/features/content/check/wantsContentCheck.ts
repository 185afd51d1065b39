/** Whether the dealer's view of the content checks is asked for: ?content-check=true, and always while developing. */
export const wantsContentCheck = (search: string): boolean =>
  import.meta.env.DEV || new URLSearchParams(search).get('content-check') === 'true';
