import { z } from 'zod';
import { calls, type CallKey, type CallSpec } from '@surco/shared/contract/calls';
import { listErrorStatuses } from './errorResponses';
import { sampleValue, type JsonSchema } from './sampleValue';

interface Content {
  [mediaType: string]: { schema?: JsonSchema; example?: unknown };
}

export interface Operation {
  operationId?: string;
  description?: string;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  requestBody?: { required?: boolean; content: Content };
  responses?: Record<string, { content?: Content; $ref?: string }>;
}

const isCallKey = (key: string): key is CallKey => key in calls;

/** `GET /sales/{id}/history` becomes `getSalesByIdHistory`. */
const createOperationId = (key: string): string =>
  key
    .toLowerCase()
    .replace(/\{(\w+)\}/g, 'by-$1')
    .replace(/[^a-z\d]+([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/[^A-Za-z\d]/g, '');

function addExample(content: Content | undefined): void {
  const json = content?.['application/json'];
  if (json?.schema) json.example = sampleValue(json.schema);
}

/** How a call is authorized; undefined: as the document says for all calls. */
function describeSecurity({ noKey, access, sectionToken }: CallSpec): Operation['security'] {
  if (noKey) return [];
  if (access === 'anyone') return undefined;
  return [{ apiKey: [], session: [] }, ...(sectionToken ? [{ sectionToken: [] }] : [])];
}

function describeAccess({ access }: CallSpec): string {
  if (access === 'anyone') return 'For anyone, without a session.';
  return access === 'signedIn' ? 'For everyone who is signed in.' : `Roles: ${access.join(', ')}.`;
}

/** Completes the operation of a call: id, roles, security, examples and error responses. */
export function describeOperation(key: string, operation: Operation): Operation {
  if (!isCallKey(key)) throw new Error(`${key} is not a call of the contract.`);
  const spec: CallSpec = calls[key];
  const { requestBody, responses = {} } = operation;
  const security = describeSecurity(spec);
  if (requestBody && spec.body) {
    addExample(requestBody.content);
    requestBody.required = !z.safeParse(spec.body, undefined).success;
  }
  for (const { content } of Object.values(responses)) addExample(content);
  const errors = listErrorStatuses(key, spec).map((status) => [
    status,
    { $ref: `#/components/responses/Error${status}` },
  ]);
  return {
    ...operation,
    operationId: createOperationId(key),
    description: describeAccess(spec),
    ...(security ? { security } : {}),
    responses: { ...responses, ...Object.fromEntries(errors) },
  };
}
