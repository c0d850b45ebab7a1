import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { acceptTerms } from './terms/acceptTerms';
import { checkPasswordLink, requestPasswordReset, resetPassword } from './password/service';
import { listOwnSessions } from '../../core/security/sessions/ownSessions';
import { confirmEmailChange, requestEmailChange } from './profile/changeEmail';
import { endAllOtherSessions, endSessionById } from './profile/sessions';
import { changePassword, updateProfile, getProfile } from './profile/service';
import { countUnread } from '../notifications';
import { signInByClientKey, signInByDirectory, signInByPassword, signOut } from './signIn/service';
import { signInBySecondFactor } from './secondFactor/signInBySecondFactor';
import { confirmTotp, disableSecondFactor, replaceRecoveryCodes, startTotp } from './secondFactor/manageSecondFactor';
import { addPasskey, removePasskey, startPasskey } from './secondFactor/passkeys/managePasskeys';
import { signInByPasskey, startPasskeySignIn } from './secondFactor/passkeys/signInByPasskey';
import { resetSecondFactor } from './secondFactor/resetSecondFactor';
import { readSecondFactorStatus } from './secondFactor/secondFactorStatus';

/** Sign-in in two steps, the user's own second factors, and the reset of another user's (ADR 20). */
function secondFactorRoutes(app: FastifyInstance, services: Services): void {
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

function signInRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'POST /auth/', ({ body, ...exchange }) =>
    signInByPassword(services, exchange, body.email, body.password),
  );
  registerRoute(app, 'POST /auth/client', ({ body, ...exchange }) =>
    signInByClientKey(services, exchange, body.phone, body.clientKey),
  );
  registerRoute(app, 'POST /auth/{product}', async ({ body, params, ...exchange }) =>
    signInByDirectory(services, exchange, params.product, body),
  );
  registerRoute(app, 'GET /auth/me', async ({ user }) =>
    user.role === 'Farmer'
      ? user.details
      : { ...user.details, unreadNotifications: await countUnread(services.db, user.id) },
  );
  registerRoute(app, 'POST /auth/logout', (exchange) => signOut(services, exchange));
}

function profileRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'GET /users/me', ({ user }) => getProfile(services, user));
  registerRoute(app, 'PUT /users/me', ({ user, body }) => updateProfile(services, user, body));
  registerRoute(app, 'POST /users/me/email', ({ user, body, request }) =>
    requestEmailChange(services, request, user, body),
  );
  registerRoute(app, 'POST /auth/confirm-email', ({ body, request }) =>
    confirmEmailChange(services, request, body.token),
  );
  registerRoute(app, 'GET /users/me/sessions', ({ user }) => listOwnSessions(services.db, user));
  registerRoute(app, 'DELETE /users/me/sessions/{id}', ({ user, params, body, request }) =>
    endSessionById(services, request, user, { ...params, ...body }),
  );
  registerRoute(app, 'DELETE /users/me/sessions', ({ user, body, request }) =>
    endAllOtherSessions(services, request, user, body?.currentPassword),
  );
  registerRoute(app, 'POST /users/me/password', ({ user, body, ...exchange }) =>
    changePassword(services, user, exchange, body),
  );
}

function passwordRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'POST /auth/forgot-password', ({ body, request }) =>
    requestPasswordReset(services, request, body.email),
  );
  registerRoute(app, 'POST /auth/check-link', ({ body, request }) => checkPasswordLink(services, request, body.token));
  registerRoute(app, 'POST /auth/reset-password', ({ body, ...exchange }) =>
    resetPassword(services, exchange, body.token, body.password),
  );
}

function termsRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'POST /users/accept-tos', async ({ user, body }) => {
    await acceptTerms(db, user, body?.version);
    return { ...user.details, acceptedTos: true };
  });
}

/** Sign-in, sign-out, second factors, password reset, the user's own profile, and the acceptance of the terms. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  signInRoutes(app, services);
  secondFactorRoutes(app, services);
  passwordRoutes(app, services);
  profileRoutes(app, services);
  termsRoutes(app, services);
}
