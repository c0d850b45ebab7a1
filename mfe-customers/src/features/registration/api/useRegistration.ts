import type { CallResponse } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { useState } from 'react';
import { useNoticeRenewal } from '../../../common/api/useNoticeRenewal';
import type { CustomerFormChange, CustomerFormValues } from '../../../common/model/customerFormValues';
import { toRegistrationBody } from '../model/validateRegistration';

export type RegistrationResult = CallResponse<'POST /clients/registration'>;

/**
 * Sends a registration; `result` is the answer, null before it arrives. `register` throws an ApiError.
 * `setValues` changes the form when a newer notice has to be read.
 */
export function useRegistration() {
  const withNoticeRenewal = useNoticeRenewal();
  const [result, setResult] = useState<RegistrationResult | null>(null);
  const register = async (
    values: CustomerFormValues,
    setValues: (change: CustomerFormChange) => void,
  ): Promise<void> => {
    setResult(
      await withNoticeRenewal(call('POST /clients/registration', { body: toRegistrationBody(values) }), setValues),
    );
  };
  return { result, register };
}
