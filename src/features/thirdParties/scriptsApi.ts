import { call } from '@/api/call';
import { listScripts } from '@/api/contract/content';
import { api } from '@/api/createApi';

export const scriptsApi = api.injectEndpoints({
  endpoints: (build) => ({ listScripts: build.query({ query: () => call(listScripts) }) }),
});
