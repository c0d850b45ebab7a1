import type { CallResponse } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { useState } from 'react';
import type { CustomerFormValues } from '../../../common/model/customerFormValues';
import { toRegistrationBody } from '../model/validateRegistration';

export type RegistrationResult = CallResponse<'POST /clients/registration'>;

/** Sends a registration; `result` is the answer, null before it arrives. `register` throws an ApiError. */
export function useRegistration() {
  const [result, setResult] = useState<RegistrationResult | null>(null);
  const register = async (values: CustomerFormValues): Promise<void> => {
    setResult(await call('POST /clients/registration', { body: toRegistrationBody(values) }));
  };
  return { done: result, register };
}
