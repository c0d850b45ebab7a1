import type { CallInput } from '@surco/shared/contract';
import { formatPaperName } from '@surco/shared/papers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, createFieldError, requireFound } from '../../core/http/httpError';
import { registerRoute } from '../../core/http/registerRoute';
import { limitByAddress } from '../../core/security/rateLimit/rateLimitPolicies';
import {
  buildPaperUrl,
  countOpening,
  createPaperLink,
  createPdf,
  findOpenLink,
  findPaperLink,
  inlineImages,
  listPaperLinks,
  type OpenLink,
  type PaperReference,
  revokePaperLink,
} from '../papers';
import type { Services } from '../services';
import { linkedPapers } from './linkedPapers';

/** @throws HttpError 404 when the record is outside the user's scope */
const assertVisible = async (db: Db, user: CurrentUser, { kind, id }: Pick<PaperReference, 'kind' | 'id'>) =>
  requireFound(await linkedPapers[kind].find(db, user, id));

/**
 * Checks that a locked record is that of the customer whose paper the user sees.
 * @throws HttpError 404 when it is outside the user's scope, 409 when it is another customer's by now
 */
async function assertOfCustomer(
  tx: Tx,
  user: CurrentUser,
  { customerId: seen, kind, id }: CallInput<'POST /links'>['body'],
): Promise<void> {
  const { customerId } = await assertVisible(tx, user, { kind, id });
  if (seen && seen !== customerId)
    throw new HttpError('VERSION_OBSOLETA', {
      text: 'Este documento ya es de otro cliente. Ábralo de nuevo antes de compartirlo.',
    });
}

/** @throws HttpError 400 when the season of a statement does not exist */
async function assertSeasonExists(db: Db, { seasonId }: PaperReference): Promise<void> {
  if (!seasonId) return;
  const season = await db.selectFrom('seasons').select('id').where('id', '=', seasonId).executeTakeFirst();
  if (!season) throw createFieldError('seasonId', 'Esta temporada ya no existe.');
}

/** Registers the calls of users who may see a record: create, list and revoke the links to its papers. */
function staffRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerRoute(
    app,
    'POST /links',
    async ({ body, user }) => {
      await assertSeasonExists(db, body);
      return createPaperLink(services, user, body, (tx) => assertOfCustomer(tx, user, body));
    },
    201,
  );
  registerRoute(app, 'GET /links', async ({ query, user }) => {
    await assertVisible(db, user, query);
    return listPaperLinks(services, user, query);
  });
  registerRoute(app, 'DELETE /links/{id}', async ({ params, user }) => {
    const { kind, record_id: id } = requireFound(await findPaperLink(db, params.id));
    await assertVisible(db, user, { kind, id });
    return revokePaperLink(services, user, params.id);
  });
}

/** Neither search engines nor other sites learn of the address. */
const setPrivateHeaders = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });

/** Registers the public calls, which a link permits. */
function publicRoutes(app: FastifyInstance, services: Services): void {
  const { db, rateLimiter } = services;
  /**
   * Runs the work with the link of a token.
   * @throws HttpError 404, the same for a forged, expired or revoked link and for a record that is gone
   */
  const withLink = async <T>(
    token: string,
    request: FastifyRequest,
    work: (link: OpenLink) => Promise<T>,
  ): Promise<T> => {
    await rateLimiter.consume([limitByAddress('paper-call', request)]);
    return rateLimiter.limitFailures([limitByAddress('paper-link', request)], async () => {
      const link = await findOpenLink(db, token);
      try {
        return await work(requireFound(link));
      } catch (error) {
        if (!(error instanceof HttpError) || error.code !== 'NO_ENCONTRADO') throw error;
        throw new HttpError('NO_ENCONTRADO', { text: 'Este enlace ya no sirve. Pida uno nuevo a quien le vendió.' });
      }
    });
  };
  const readPaper = (token: string, request: FastifyRequest) =>
    withLink(token, request, async (link) => {
      const paper = await linkedPapers[link.kind].read(services, link);
      return { link, paper: { ...paper, link: buildPaperUrl(services.settings, token) } };
    });
  registerRoute(app, 'GET /papers/{token}', async ({ params, request, reply }) => {
    setPrivateHeaders(reply);
    return inlineImages(db, (await readPaper(params.token, request)).paper);
  });
  registerRoute(app, 'GET /papers/{token}/pdf', async ({ params, request, reply }) => {
    setPrivateHeaders(reply);
    const { link, paper } = await readPaper(params.token, request);
    await rateLimiter.consume([limitByAddress('paper-pdf', request)]);
    return createPdf(db, { papers: [paper], name: formatPaperName(paper), userId: `link ${link.id}`, download: true });
  });
  registerRoute(app, 'POST /papers/{token}/opened', async ({ params, request, reply }) => {
    setPrivateHeaders(reply);
    await withLink(params.token, request, ({ id }) => countOpening(db, id));
    return null;
  });
}

/** Registers the calls about links of customers to papers (ADR 48). */
export function linkRoutes(app: FastifyInstance, services: Services): void {
  staffRoutes(app, services);
  publicRoutes(app, services);
}
