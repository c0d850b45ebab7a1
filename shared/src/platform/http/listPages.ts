import { pageLimits } from '../../contract';
import { isRecord } from '../isRecord';
import { ApiError } from './apiError';
import { type HttpRequest, requestJson, requestResponse, withNetworkError } from './httpClient';

const withPage = (request: HttpRequest, page: number): HttpRequest => ({
  ...request,
  query: { ...request.query, page, size: pageLimits.maxSize },
});

const isTooLong = (error: unknown): boolean => error instanceof ApiError && error.code === 'LISTA_DEMASIADO_GRANDE';

/** Calls `readPage` for each page of a list; `readPage` returns the body, which contains the number of pages. */
async function forEachPage(readPage: (page: number) => Promise<unknown>): Promise<void> {
  let totalPages = 1;
  for (let page = 1; page <= totalPages; page += 1) {
    const body = await readPage(page);
    totalPages = isRecord(body) ? Number(body.totalPages ?? 1) : 1;
  }
}

async function requestAllPages(request: HttpRequest): Promise<unknown> {
  const data: unknown[] = [];
  await forEachPage(async (page) => {
    const body = await requestJson(withPage(request, page));
    if (isRecord(body) && Array.isArray(body.data)) data.push(...body.data);
    return body;
  });
  return { data, page: 1, size: 'all', totalPages: 1, totalRecords: data.length };
}

/**
 * Like {@link requestJson}. A list that is too long for size `all` is requested page by page, and returned as one page.
 * @throws ApiError
 */
export async function requestJsonOrPages(request: HttpRequest): Promise<unknown> {
  try {
    return await requestJson(request);
  } catch (error) {
    if (isTooLong(error)) return requestAllPages(request);
    throw error;
  }
}

/**
 * Requests a list page by page, past all middlewares.
 * @param onProgress called after each page with a value from 0 to 1
 * @returns the bodies of the pages, as bytes
 * @throws ApiError
 */
export async function requestPageBodies(
  request: HttpRequest,
  onProgress: (progress: number) => void,
): Promise<ArrayBuffer[]> {
  const bodies: ArrayBuffer[] = [];
  await forEachPage(async (page) => {
    const response = await requestResponse(withPage(request, page));
    const body = await withNetworkError(request, async (): Promise<unknown> => {
      const bytes = await response.arrayBuffer();
      bodies.push(bytes);
      return JSON.parse(new TextDecoder().decode(bytes));
    });
    if (isRecord(body)) onProgress(page / Number(body.totalPages ?? 1));
    return body;
  });
  return bodies;
}
