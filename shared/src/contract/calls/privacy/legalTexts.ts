import { z } from 'zod';
import { legalTextKinds } from '../../../domain/privacy/legalTexts';
import {
  legalAcceptanceSchema,
  legalTextSchema,
  legalTextsInputSchema,
  legalTextsSchema,
  legalTextVersionSchema,
} from '../../entities';
import { listQuery } from '../../paging';
import { ADMIN_ONLY } from '../../permissions';
import { id, text } from '../../primitives';
import { defineCall } from '../callSpec';

export const legalTextCalls = {
  /** The terms in force, which a consultant has to accept with `POST /users/accept-tos`. */
  'GET /terms': defineCall({
    summary: 'Get the terms of use in force',
    access: 'signedIn',
    beforeTerms: true,
    data: legalTextSchema,
  }),
  /** The privacy notice in force. A registration stores the version that the customer accepted. */
  'GET /privacy-notice': defineCall({
    summary: 'Get the privacy notice in force',
    access: 'anyone',
    data: legalTextSchema,
  }),
  /** Both texts with their placeholders, and the responsible party. */
  'GET /legal-texts': defineCall({
    summary: 'Get the privacy notice, the terms and the data controller, to edit them',
    access: ADMIN_ONLY,
    data: legalTextsSchema,
  }),
  /** Publishes a new version of each text that changed. New terms have to be accepted by every consultant again. */
  'PUT /legal-texts': defineCall({
    summary: 'Publish a new version of the texts that changed',
    access: ADMIN_ONLY,
    body: legalTextsInputSchema,
    maxBodyBytes: 256 * 1024,
    data: legalTextsSchema,
  }),
  /** Every published version, newest first. */
  'GET /legal-texts/versions': defineCall({
    summary: 'List published versions, newest first',
    access: ADMIN_ONLY,
    paged: true,
    data: legalTextVersionSchema,
    query: listQuery(['publishedAt'], { kind: z.enum(legalTextKinds).optional() }),
  }),
  /** Who accepted which version, newest first. */
  'GET /legal-texts/acceptances': defineCall({
    summary: 'List who accepted each version',
    access: ADMIN_ONLY,
    paged: true,
    data: legalAcceptanceSchema,
    query: listQuery(['acceptedAt'], {
      kind: z.enum(legalTextKinds).optional(),
      version: text().max(20).optional(),
      userId: id.optional(),
      customerId: id.optional(),
    }),
  }),
};
