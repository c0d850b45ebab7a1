import { useCall } from '@surco/shared/platform';

/** The latest 20 audit entries of a message, newest first. */
export const useMessageHistory = (id: string) =>
  useCall('GET /audit', { query: { entity: 'message', entityId: id, page: 1, size: 20, sort: '-at' } });
