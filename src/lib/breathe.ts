/** Ends the task under way: what the browser has to do meanwhile, a press above all, is done before the next goes on. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));
