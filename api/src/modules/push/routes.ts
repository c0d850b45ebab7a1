import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import { listNotificationTypes } from '../notifications';
import type { Services } from '../services';
import { listPushDevices } from './repository';
import { changeDevice, claimCurrentDevice, removeDevice, sendTestPush, subscribeDevice } from './service';

export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { db, pushSender } = services;
  registerRoute(app, 'GET /users/me/push-devices', async ({ user }) => ({
    publicKey: await pushSender.readPublicKey(),
    types: listNotificationTypes(user.role),
    devices: await listPushDevices(db, user),
  }));
  registerRoute(app, 'POST /users/me/push-devices', ({ user, body, request }) =>
    subscribeDevice(services, request, user, body),
  );
  registerRoute(app, 'POST /users/me/push-devices/current', ({ user, body }) =>
    claimCurrentDevice(services, user, body.endpoint),
  );
  registerRoute(app, 'PUT /users/me/push-devices/{id}', ({ user, params, body, request }) =>
    changeDevice(services, request, user, params.id, body),
  );
  registerRoute(app, 'DELETE /users/me/push-devices/{id}', ({ user, params, request }) =>
    removeDevice(services, request, user, params.id),
  );
  registerRoute(app, 'POST /users/me/push-devices/{id}/test', ({ user, params }) =>
    sendTestPush(services, user, params.id),
  );
}
