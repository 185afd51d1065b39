import axios, { type AxiosError } from 'axios';
import { type HttpRequest, type HttpResponse, parseBody, TIMEOUT_MS } from './httpRequest';

/** Sends a request with the cookies of the shop. Never rejects. */
export async function sendByAxios(request: HttpRequest): Promise<HttpResponse> {
  const { method, url, query, body, headers, signal } = request;
  try {
    const response = await axios.request<unknown>({
      method,
      url,
      headers,
      signal,
      params: query,
      data: body,
      withCredentials: true,
      timeout: TIMEOUT_MS,
      paramsSerializer: { indexes: null },
      responseType: 'text',
      transformResponse: parseBody,
    });
    return {
      status: response.status,
      body: response.data,
      isCached: response.headers['x-cached'] === 'true',
    };
  } catch (error) {
    const { response, code } = error as AxiosError;
    if (!response)
      return { status: 0, body: undefined, hasTimedOut: code === 'ECONNABORTED', isCached: false };
    return { status: response.status, body: response.data, isCached: false };
  }
}
