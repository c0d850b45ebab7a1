import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { findImage } from './store';

/** Opened by its address, a picture runs nothing. */
const imagePolicy = "default-src 'none'; sandbox";

/** Registers the call that shows a picture. */
export function imageRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'GET /images/{id}', async ({ params, user, reply }) => {
    const image = requireFound(await findImage(db, user, params.id));
    reply.header('content-security-policy', imagePolicy);
    // A logo is the same for everybody and has a new address when it changes; the others leave nothing on a device.
    if (image.partner_id) reply.header('cache-control', 'private, max-age=31536000, immutable');
    return {
      type: image.media_type,
      name: `imagen.${image.media_type === 'image/png' ? 'png' : 'jpg'}`,
      content: image.content,
      inline: true,
    };
  });
}
