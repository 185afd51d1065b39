import { listScripts } from '@contract/content';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

export const scriptsApi = api.injectEndpoints({
  endpoints: (build) => ({ listScripts: build.query({ query: () => call(listScripts) }) }),
});
