import type { CallShape } from '@surco/shared/contract/schemas';
import { faultsOf, type Schema } from './fits';

export type CallShapes = Readonly<Record<string, CallShape>>;

const PARTS = ['params', 'query', 'body'] as const;

/** Roles that might make the call and may no longer; `anyone` is more than `signedIn`, which is more than any list. */
function expelled(was: CallShape['who'], is: CallShape['who']): string[] {
  if (is === 'anyone' || was === is) return [];
  if (was === 'anyone') return ['ya no es para cualquiera'];
  if (is === 'signedIn') return [];
  if (was === 'signedIn') return ['ya no es para toda sesión'];
  const gone = was.filter((role) => !is.includes(role));
  return gone.length ? [`ya no es para ${gone.join(', ')}`] : [];
}

function partFaults(part: (typeof PARTS)[number], was: CallShape, is: CallShape): string[] {
  const [old, now] = [was[part] as Schema | undefined, is[part] as Schema | undefined];
  if (old && now) return faultsOf(old, now, part, 'server');
  if (old) return [`${part} ya no existe`];
  return now?.required?.length ? [`${part} ahora es obligatorio`] : [];
}

function callFaults(was: CallShape, is: CallShape): string[] {
  const form = was.form === is.form ? [] : [`respondía ${was.form} y ahora ${is.form}`];
  const parts = PARTS.flatMap((part) => partFaults(part, was, is));
  return [
    ...expelled(was.who, is.who),
    ...form,
    ...parts,
    ...faultsOf(is.data as Schema, was.data as Schema, 'data', 'remote'),
  ];
}

/** What in the calls would break a remote that was built for the former ones, by call. */
export const brokenCalls = (was: CallShapes, is: CallShapes): string[] =>
  Object.entries(was).flatMap(([key, old]) => {
    const now = is[key];
    return now ? callFaults(old, now).map((fault) => `${key}: ${fault}`) : [`${key} ya no existe`];
  });
