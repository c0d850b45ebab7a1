import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { signInBySecondFactor } from './completeSignIn';
import { confirmTotp, disableSecondFactor, replaceRecoveryCodes, startTotp } from './manageSecondFactor';
import { addPasskey, removePasskey, startPasskey } from './passkeys/managePasskeys';
import { signInByPasskey, startPasskeySignIn } from './passkeys/signInByPasskey';
import { resetSecondFactor } from './resetSecondFactor';
import { readSecondFactorStatus } from './secondFactorStatus';

/** Sign-in in two steps, and the user's own second factors (ADR 41). */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'POST /auth/second-factor', ({ body, ...exchange }) =>
    signInBySecondFactor(services, exchange, body),
  );
  registerRoute(app, 'GET /users/me/second-factor', ({ user }) => readSecondFactorStatus(services.db, user));
  registerRoute(app, 'POST /users/me/second-factor/totp', ({ user, body }) => startTotp(services, user, body));
  registerRoute(app, 'POST /users/me/second-factor/totp/confirm', ({ user, body }) =>
    confirmTotp(services, user, body),
  );
  registerRoute(app, 'POST /users/me/second-factor/recovery-codes', ({ user, body }) =>
    replaceRecoveryCodes(services, user, body),
  );
  registerRoute(app, 'POST /users/me/second-factor/disable', ({ user, body }) =>
    disableSecondFactor(services, user, body),
  );
  registerRoute(app, 'POST /auth/second-factor/passkey-options', ({ body }) =>
    startPasskeySignIn(services, body.challenge),
  );
  registerRoute(app, 'POST /auth/second-factor/passkey', ({ body, ...exchange }) =>
    signInByPasskey(services, exchange, body),
  );
  registerRoute(app, 'POST /users/me/passkeys/options', ({ user, body }) => startPasskey(services, user, body));
  registerRoute(app, 'POST /users/me/passkeys', ({ user, body }) => addPasskey(services, user, body));
  registerRoute(app, 'DELETE /users/me/passkeys/{id}', ({ user, params }) => removePasskey(services, user, params.id));
  registerRoute(app, 'POST /users/{id}/reset-second-factor', ({ user, params, body }) =>
    resetSecondFactor(services, user, params.id, body?.version),
  );
}
