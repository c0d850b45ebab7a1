import useSWR from 'swr';
import { isRecord } from '../../domain/isRecord';
import { runCallMiddlewares } from '../http/callMiddleware';
import { requestFile } from '../http/httpClient';
import { toDataUrl } from '../http/toDataUrl';

/**
 * Fetches a logo as text (`data:…`), which the device stores like any other answer; undefined if what it stored is no
 * picture. Photos and signatures are not fetched so: they leave nothing on a device.
 * @param address see `getImageAddress`
 * @throws ApiError
 */
export async function fetchLogo(address: string): Promise<string | undefined> {
  const answer = await runCallMiddlewares({ key: 'GET /images/{id}', address }, async (signal) => ({
    url: await toDataUrl(await requestFile({ method: 'GET', path: address, signal })),
  }));
  return isRecord(answer) && typeof answer.url === 'string' ? answer.url : undefined;
}

/** A logo as text; undefined while it is fetched, and where it cannot be had. @param address null for none */
export const useLogo = (address: string | null): string | undefined =>
  useSWR(
    address === null ? null : (['GET /images/{id}', address] as const),
    ([, path]: readonly [string, string]) => fetchLogo(path),
    { keepPreviousData: false },
  ).data;
