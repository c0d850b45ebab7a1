import type { Letterhead, Sale } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';

/** The letterhead of a document that the server does not know yet; undefined where the device does not have it. */
export const useLetterhead = ({ distributor }: Pick<Sale, 'distributor'>): Letterhead | undefined =>
  useCall('GET /distributors', {}).data?.find(({ id }) => id === distributor.id)?.letterhead;
