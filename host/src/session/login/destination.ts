import type { UserDetails } from '@surco/shared/contract';
import { homeOf } from '../../navigation/home';

/** The farmer's address with what the farmer wants to do, as a value: it never decides where one goes. */
export const farmerAddress = (page: string, objective: string | null): string =>
  objective ? `${page}?objective=${encodeURIComponent(objective)}` : page;

/** Where someone goes who has just signed in; the guard has the last word. */
export const afterSignIn = ({ role }: UserDetails, objective: string | null): string =>
  role === 'Farmer' ? farmerAddress('/farmer', objective) : homeOf(role);
