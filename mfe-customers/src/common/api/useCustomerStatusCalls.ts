import type { CustomerDetail } from '@surco/shared/contract';
import { call, isStaleRecordError, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import type { VersionedRecord } from '../model/statusQuestions';

/** Functions that change the status or the consultant of a customer, and then the cached lists and profile. */
export function useCustomerStatusCalls() {
  const { put, refresh } = useCachePatch();
  return useMemo(() => {
    const withCacheUpdate = async (send: () => Promise<CustomerDetail>): Promise<CustomerDetail> => {
      try {
        const customer = await send();
        await put('GET /clients/{id}', { params: { id: customer.id } }, customer);
        void refresh('GET /clients');
        return customer;
      } catch (error) {
        // The record has changed or no longer exists: load the current state.
        if (isStaleRecordError(error)) void refresh('GET /clients', 'GET /clients/{id}');
        throw error;
      }
    };
    return {
      approve: ({ id, version }: VersionedRecord) =>
        withCacheUpdate(() => call('POST /clients/{id}/approve', { params: { id }, body: { version } })),
      reject: ({ id, version }: VersionedRecord, reason: string) =>
        withCacheUpdate(() => call('POST /clients/{id}/reject', { params: { id }, body: { version, reason } })),
      activate: ({ id, version }: VersionedRecord) =>
        withCacheUpdate(() => call('POST /clients/{id}/activate', { params: { id }, body: { version } })),
      deactivate: ({ id, version }: VersionedRecord) =>
        withCacheUpdate(() => call('POST /clients/{id}/deactivate', { params: { id }, body: { version } })),
      assign: ({ id, version }: VersionedRecord, consultantId: string) =>
        withCacheUpdate(() =>
          call('PUT /clients/{id}/consultant', { params: { id }, body: { version, consultantId } }),
        ),
    };
  }, [put, refresh]);
}
