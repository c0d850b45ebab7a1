import type { SessionUser } from '../../contract';
import { useSession } from './session';

type Actor = Pick<SessionUser, 'id' | 'role' | 'zoneIds'>;

const ANONYMOUS_ACTOR: Actor = { id: '', role: 'Farmer', zoneIds: [] };

/** The signed-in user for the permission rules of `domain`. Without a session: a farmer, who has no permission. */
export const useActor = (): Actor => useSession((state) => state.user) ?? ANONYMOUS_ACTOR;
