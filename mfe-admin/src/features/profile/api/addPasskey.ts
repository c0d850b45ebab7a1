import type { SecondFactorStatus } from '@surco/shared/contract';
import { ApiError, call } from '@surco/shared/platform';
import { createPasskey } from '@surco/shared/ui/second-factor';
import type { PasskeyFormValues } from '../model/passkeyFormValues';
import { passkeyTexts } from '../secondFactorTexts';

/** Creates a passkey in the browser and adds it. @throws ApiError, also when the user cancels */
export async function addPasskey({ name, currentPassword }: PasskeyFormValues): Promise<SecondFactorStatus> {
  const options = await call('POST /users/me/passkeys/options', { body: { currentPassword } });
  const response = await createPasskey(options).catch(() => {
    throw new ApiError(passkeyTexts.notCreated, 0, 'LLAVE_INVALIDA');
  });
  return call('POST /users/me/passkeys', { body: { name, response } });
}
