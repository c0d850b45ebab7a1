import { pageLimits } from '../../contract';
import { isRecord } from '../../domain/isRecord';
import { ApiError } from './apiError';
import { type HttpRequest, requestJson } from './httpClient';

const isTooLong = (error: unknown): boolean => error instanceof ApiError && error.code === 'LISTA_DEMASIADO_GRANDE';

async function requestAllPages(request: HttpRequest): Promise<unknown> {
  const data: unknown[] = [];
  let totalPages = 1;
  for (let page = 1; page <= totalPages; page += 1) {
    const body = await requestJson({ ...request, query: { ...request.query, page, size: pageLimits.maxSize } });
    if (isRecord(body) && Array.isArray(body.data)) data.push(...body.data);
    totalPages = isRecord(body) ? Number(body.totalPages ?? 1) : 1;
  }
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
