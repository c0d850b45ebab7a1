import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** IP address of the client, read on arrival: `ip` is undefined once the client has disconnected. */
    clientAddress: string;
  }
}

export function clientAddressPlugin(app: FastifyInstance): void {
  app.decorateRequest('clientAddress', '');
  app.addHook('onRequest', async (request) => {
    const ipAddress: string | undefined = request.ip;
    request.clientAddress = ipAddress ?? '';
  });
}
