import type { CallQuery } from '@surco/shared/contract';
import { getToday, useSearchParams } from '@surco/shared/platform';

export const ALL_TIME = 'all';
export const DATES = 'dates';

type Query = CallQuery<'GET /clients/{id}/statement'>;

export interface AccountPeriod {
  /** `ALL_TIME`, `DATES` or the id of a season. */
  choice: string;
  choose: (choice: string) => void;
  from: string;
  to: string;
  setDate: (name: 'from' | 'to', date: string) => void;
  /** The last day is before the first one. */
  isReversed: boolean;
  query: Query;
}

/** The part of the account that is shown, stored in the address: all, a season, or the time between two days. */
export function useAccountPeriod(): AccountPeriod {
  const [search, setSearch] = useSearchParams();
  const seasonId = search.get('seasonId') ?? '';
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const show = (params: Readonly<Record<string, string>>): void =>
    setSearch(new URLSearchParams(Object.entries(params).filter(([, value]) => value)), { replace: true });
  const query = { ...(seasonId && { seasonId }), ...(from && { from }), ...(to && { to }) };
  return {
    choice: seasonId || (from || to ? DATES : ALL_TIME),
    choose: (choice) => {
      const today = getToday();
      if (choice === DATES) show({ from: `${today.slice(0, 4)}-01-01`, to: today });
      else show(choice === ALL_TIME ? {} : { seasonId: choice });
    },
    from,
    to,
    setDate: (name, date) => show({ from, to, [name]: date }),
    isReversed: Boolean(from && to && from > to),
    query,
  };
}
