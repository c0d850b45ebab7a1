import type { ClientDetail } from '@surco/shared/contract';
import { ApiError, call, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';

/** A record as it was seen: a write by an outdated view is refused. */
export interface Seen {
  readonly id: string;
  readonly version: number;
}

const isOutdated = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status);

/** What may be done to a customer that stands in a list or on its page; both show it at once. */
export function useCustomerMoves() {
  const { put, refresh } = useCachePatch();
  return useMemo(() => {
    const done = async (write: () => Promise<ClientDetail>): Promise<ClientDetail> => {
      try {
        const client = await write();
        await put('GET /clients/{id}', { params: { id: client.id } }, client);
        void refresh('GET /clients');
        return client;
      } catch (error) {
        // A refusal because the record stands otherwise by now has it read again.
        if (isOutdated(error)) void refresh('GET /clients', 'GET /clients/{id}');
        throw error;
      }
    };
    return {
      approve: ({ id, version }: Seen) =>
        done(() => call('POST /clients/{id}/approve', { params: { id }, body: { version } })),
      reject: ({ id, version }: Seen, reason: string) =>
        done(() => call('POST /clients/{id}/reject', { params: { id }, body: { version, reason } })),
      activate: ({ id, version }: Seen) =>
        done(() => call('POST /clients/{id}/activate', { params: { id }, body: { version } })),
      deactivate: ({ id, version }: Seen) =>
        done(() => call('POST /clients/{id}/deactivate', { params: { id }, body: { version } })),
      assign: ({ id, version }: Seen, consultantId: string) =>
        done(() => call('PUT /clients/{id}/consultant', { params: { id }, body: { version, consultantId } })),
    };
  }, [put, refresh]);
}

export type CustomerMoves = ReturnType<typeof useCustomerMoves>;
