import type { CallAnswer } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { useState } from 'react';
import { registrationBody } from '../model/body';
import type { RegistrationDraft } from '../model/draft';

export type Registered = CallAnswer<'POST /clients/registration'>;

/** Sends the registration; `done` is what the server made of it. */
export function useRegistration() {
  const [done, setDone] = useState<Registered | null>(null);
  const register = async (draft: RegistrationDraft): Promise<void> => {
    setDone(await call('POST /clients/registration', { body: registrationBody(draft) }));
  };
  return { done, register };
}
