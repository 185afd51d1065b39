import { authorizenetApi } from './providers/authorizenetApi.ts';
import type { SandboxProvider } from './sandboxProvider.ts';

/** Every provider by the path its addresses begin with; a new one is a file in providers/ and a line here. */
export const providers: Readonly<Record<string, SandboxProvider>> = {
  '/authorizenet-api': authorizenetApi,
};
