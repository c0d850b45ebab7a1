import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { productVersion } from '../version';
import type { Settings } from '../settings/settings';

/** For everything but pages, which set their own policy (src/web). */
const restrictivePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const commonHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': restrictivePolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

function addMissingHeaders(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}

/** The security headers of every response. */
export const buildSecurityHeaders = ({ publicUrl }: Settings): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Adds the security headers to every response, `no-store` and the version to those of the API. Headers of a route stay. */
export const securityHeadersPlugin = fp<{ settings: Settings }>(
  async (app: FastifyInstance, { settings }) => {
    const headers = buildSecurityHeaders(settings);
    app.addHook('onSend', async (request, reply) => {
      addMissingHeaders(reply, headers);
      if (request.url.startsWith('/api'))
        addMissingHeaders(reply, { 'cache-control': 'no-store', 'x-surco-version': productVersion });
    });
  },
  { name: 'headers' },
);
