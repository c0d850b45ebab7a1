import { useSession } from '@surco/shared/platform';
import { today } from './supporting';

const NOBODY = { id: '', role: '' };

/** Who acts, and on which day: what the rules of `shared/domain/actions` ask beside the document. */
export const useActing = () => {
  const user = useSession((state) => state.user) ?? NOBODY;
  return { user, today: today() };
};
