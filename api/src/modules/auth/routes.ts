import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { passwordRoutes } from './password/routes';
import { profileRoutes } from './profile/routes';
import { secondFactorRoutes } from './secondFactor/routes';
import { signInRoutes } from './signIn/routes';
import { termsRoutes } from './terms/routes';

/** Sign-in, sign-out, second factors, password reset, the user's own profile, and the acceptance of the terms. */
export function authRoutes(app: FastifyInstance, services: Services): void {
  signInRoutes(app, services);
  secondFactorRoutes(app, services);
  passwordRoutes(app, services);
  profileRoutes(app, services);
  termsRoutes(app, services);
}
