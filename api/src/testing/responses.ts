import type { ApiResponse, TestClient } from './harness';

/** The paths of the field errors. */
export const getErrorPaths = ({ body }: ApiResponse): string[] | undefined => body.details?.map(({ path }) => path);
export const put = (by: TestClient, path: string, body: object): Promise<ApiResponse> => by.send('PUT', path, body);

/** A record of a response. */
export interface ResponseRecord {
  id: string;
  version: number;
  [name: string]: unknown;
}
export const readRecord = ({ body }: ApiResponse): ResponseRecord => body.data as ResponseRecord;
export const readRecords = ({ body }: ApiResponse): ResponseRecord[] => body.data as ResponseRecord[];
