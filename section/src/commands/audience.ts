import { parseRole, roles } from '@surco/shared/domain';
import type { Audience } from '@surco/shared/federation/releases';

/** What `--for` names: `link`, or roles such as `Supervisor,Consultant`; without it everyone. @throws with one sentence */
export function readAudience(given: string | undefined): Audience {
  if (given === undefined) return {};
  if (given === 'link') return { link: true };
  const parsed = given.split(',').map((role) => parseRole(role.trim()));
  const known = parsed.filter((role) => role !== undefined);
  if (known.length === parsed.length) return { roles: known };
  throw new Error(`--for must be link, or roles of ${roles.join(', ')} with commas between them (it is "${given}").`);
}
