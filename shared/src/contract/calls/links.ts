import { z } from 'zod';
import { paperKinds, paperLinkSchema, paperSchema } from '../entities';
import { calendarDate, fileData, id, text } from '../primitives';
import { defineCall } from './callSpec';
import { idParams } from './common';

/** Names the paper: `id` is that of the sale, DKbono, payment, customer (of a statement) or simulation. */
const paperReference = {
  kind: z.enum(paperKinds),
  id,
  /** The period of a statement: a season, or from one day to another. */
  seasonId: id.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};
const tokenParams = z.object({ token: text().max(100) });

/** Links of customers to papers (ADR 48), and what they open without a session. */
export const linkCalls = {
  'POST /links': defineCall({
    summary: 'Create a link to a paper that the user may see; 409 when it has another customer than the page showed',
    access: 'signedIn',
    /** `customerId`: whose paper the user sees. */
    body: z.strictObject({ ...paperReference, customerId: id.optional() }),
    data: paperLinkSchema,
  }),
  'GET /links': defineCall({
    summary: 'List the links to the papers of a record, the newest first',
    access: 'signedIn',
    query: z.strictObject({ kind: z.enum(paperKinds), id }),
    data: z.array(paperLinkSchema),
  }),
  'DELETE /links/{id}': defineCall({
    summary: 'Revoke a link, which then opens nothing',
    access: 'signedIn',
    params: idParams,
    data: paperLinkSchema,
  }),
  'GET /papers/{token}': defineCall({
    summary: 'Get the paper of a link',
    access: 'anyone',
    params: tokenParams,
    data: paperSchema,
  }),
  /** Without API key, because the page leads to it with a plain link. */
  'GET /papers/{token}/pdf': defineCall({
    summary: 'Get the paper of a link as PDF',
    access: 'anyone',
    noKey: true,
    params: tokenParams,
    data: fileData,
    file: 'application/pdf',
  }),
  'POST /papers/{token}/opened': defineCall({
    summary: 'Report that the page of a link was opened',
    access: 'anyone',
    params: tokenParams,
    data: z.null(),
  }),
};
