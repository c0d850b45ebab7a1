import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { signInBySecondFactor } from './signInBySecondFactor';
import { confirmTotp, disableSecondFactor, replaceRecoveryCodes, startTotp } from './manageSecondFactor';
import { addPasskey, removePasskey, startPasskey } from './passkeys/managePasskeys';
import { signInByPasskey, startPasskeySignIn } from './passkeys/signInByPasskey';
import { resetSecondFactor } from './resetSecondFactor';
import { readSecondFactorStatus } from './secondFactorStatus';

/** Sign-in in two steps, the user's own second factors, and the reset of another user's (ADR 20). */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'POST /auth/second-factor', ({ body, ...exchange }) =>
    signInBySecondFactor(services, exchange, body),
  );
  registerRoute(app, 'GET /users/me/second-factor', ({ user }) => readSecondFactorStatus(services.db, user));
  registerRoute(app, 'POST /users/me/second-factor/totp', ({ user, body }) => startTotp(services, user, body));
  registerRoute(app, 'POST /users/me/second-factor/totp/confirm', ({ user, body, request }) =>
    confirmTotp(services, request, user, body),
  );
  registerRoute(app, 'POST /users/me/second-factor/recovery-codes', ({ user, body, request }) =>
    replaceRecoveryCodes(services, request, user, body),
  );
  registerRoute(app, 'POST /users/me/second-factor/disable', ({ user, body, request }) =>
    disableSecondFactor(services, request, user, body),
  );
  registerRoute(app, 'POST /auth/second-factor/passkey-options', ({ body }) =>
    startPasskeySignIn(services, body.challenge),
  );
  registerRoute(app, 'POST /auth/second-factor/passkey', ({ body, ...exchange }) =>
    signInByPasskey(services, exchange, body),
  );
  registerRoute(app, 'POST /users/me/passkeys/options', ({ user, body }) => startPasskey(services, user, body));
  registerRoute(app, 'POST /users/me/passkeys', ({ user, body, request }) => addPasskey(services, request, user, body));
  registerRoute(app, 'POST /users/me/passkeys/{id}/remove', ({ user, params, body, request }) =>
    removePasskey(services, request, user, { ...params, ...body }),
  );
  registerRoute(app, 'POST /users/{id}/reset-second-factor', ({ user, params, body, request }) =>
    resetSecondFactor(services, request, user, params.id, body?.version),
  );
}
