import type { CallAnswer } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { useState } from 'react';
import type { CustomerDraft } from '../../customer-fields/model/draft';
import { registrationBody } from '../model/registration';

export type Registered = CallAnswer<'POST /clients/registration'>;

/** Sends the registration; `done` is what the server made of it. */
export function useRegistration() {
  const [done, setDone] = useState<Registered | null>(null);
  const register = async (draft: CustomerDraft): Promise<void> => {
    setDone(await call('POST /clients/registration', { body: registrationBody(draft) }));
  };
  return { done, register };
}
