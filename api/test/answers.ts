import type { Answer, Visitor } from './harness';

/** The fields that an answer calls wrong. */
export const pathsOf = ({ body }: Answer): string[] | undefined => body.details?.map(({ path }) => path);
export const put = (by: Visitor, path: string, body: object): Promise<Answer> => by.send('PUT', path, body);

/** A record as it is answered. */
export interface Row {
  id: string;
  version: number;
  [name: string]: unknown;
}
export const data = ({ body }: Answer): Row => body.data as Row;
export const rows = ({ body }: Answer): Row[] => body.data as Row[];
