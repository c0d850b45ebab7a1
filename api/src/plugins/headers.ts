import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Settings } from '../settings';

/** A page brings its own policy (src/web); whatever else is opened as a document may do nothing. */
const bare = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const common: Readonly<Record<string, string>> = {
  'content-security-policy': bare,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

function complete(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}

/** Those of every response, also of one that no route gives. */
export const securityHeaders = ({ publicUrl }: Settings): Readonly<Record<string, string>> => ({
  ...common,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Security headers of every response; those a route has set itself stay. */
export const headersPlugin = fp<{ settings: Settings }>(
  async (app: FastifyInstance, { settings }) => {
    const headers = securityHeaders(settings);
    app.addHook('onSend', async (request, reply) => {
      complete(reply, headers);
      if (request.url.startsWith('/api')) complete(reply, { 'cache-control': 'no-store' });
    });
  },
  { name: 'headers' },
);
