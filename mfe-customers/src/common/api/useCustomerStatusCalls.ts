import type { CustomerDetail } from '@surco/shared/contract';
import { isStaleRecordError, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import type { CustomerAction, VersionedRecord } from '../model/statusQuestions';
import { sendCustomerAction } from './sendCustomerAction';

/** Functions that change the status or the consultant of a customer, and then the cached lists and profile. */
export function useCustomerStatusCalls() {
  const { put, refresh } = useCachePatch();
  return useMemo(() => {
    const send = async (action: CustomerAction, target: VersionedRecord, input?: string): Promise<CustomerDetail> => {
      try {
        const customer = await sendCustomerAction(action, target, input);
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
      approve: (customer: VersionedRecord) => send('approve', customer),
      reject: (customer: VersionedRecord, reason: string) => send('reject', customer, reason),
      activate: (customer: VersionedRecord) => send('activate', customer),
      deactivate: (customer: VersionedRecord) => send('deactivate', customer),
      assign: (customer: VersionedRecord, consultantId: string) => send('assign', customer, consultantId),
    };
  }, [put, refresh]);
}
