import type { CallJsonSchema } from '@surco/shared/contract/calls';
import { findSchemaViolations, type Schema } from './schemaCompatibility';

export type CallShapes = Readonly<Record<string, CallJsonSchema>>;

const REQUEST_PARTS = ['params', 'query', 'body'] as const;

/** A message when some callers may no longer make the call; `anyone` includes `signedIn`, which includes every role. */
function findAccessViolations(released: CallJsonSchema['who'], current: CallJsonSchema['who']): string[] {
  if (current === 'anyone' || released === current) return [];
  if (released === 'anyone') return ['is no longer open to anyone'];
  if (current === 'signedIn') return [];
  if (released === 'signedIn') return ['is no longer open to every session'];
  const removed = released.filter((role) => !current.includes(role));
  return removed.length ? [`is no longer open to ${removed.join(', ')}`] : [];
}

function findPartViolations(
  part: (typeof REQUEST_PARTS)[number],
  released: CallJsonSchema,
  current: CallJsonSchema,
): string[] {
  const [before, now] = [released[part] as Schema | undefined, current[part] as Schema | undefined];
  if (before && now) return findSchemaViolations(before, now, part, 'server');
  if (before) return [`${part} no longer exists`];
  return now?.required?.length ? [`${part} is now required`] : [];
}

const uploadPrefix = 'upload of ';

/** The same form, or an upload that takes more types of files than before. */
function isCompatibleForm(released: string, current: string): boolean {
  if (![released, current].every((form) => form.startsWith(uploadPrefix))) return released === current;
  const types = current.slice(uploadPrefix.length).split(',');
  return released
    .slice(uploadPrefix.length)
    .split(',')
    .every((type) => types.includes(type));
}

function findCallViolations(released: CallJsonSchema, current: CallJsonSchema): string[] {
  const formViolations = isCompatibleForm(released.form, current.form)
    ? []
    : [`answered ${released.form} and now ${current.form}`];
  const partViolations = REQUEST_PARTS.flatMap((part) => findPartViolations(part, released, current));
  return [
    ...findAccessViolations(released.who, current.who),
    ...formViolations,
    ...partViolations,
    ...findSchemaViolations(current.data as Schema, released.data as Schema, 'data', 'remote'),
  ];
}

/**
 * Compares the calls of two contracts.
 * @returns the changes that break a section built for `released`, each with the key of its call
 */
export const findBrokenCalls = (released: CallShapes, current: CallShapes): string[] =>
  Object.entries(released).flatMap(([key, before]) => {
    const now = current[key];
    return now
      ? findCallViolations(before, now).map((violation) => `${key}: ${violation}`)
      : [`${key} no longer exists`];
  });
