import type { ImportError } from '@surco/shared/contract';
import { parametersFrom } from '@surco/shared/domain';
import type { Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import type { PricedSale } from '../../sales/lines';
import { simulatorParams } from '../../simulator/repository';
import { breather } from '../breathe';
import { importedBefore } from './again';
import type { ImportGroup } from './groups';
import { readKnown, type Known } from './known';
import { priceGroup } from './lines';
import { findParties, type Parties } from './parties';
import { Stocks } from './stock';
import { word } from './word';

/** A sale as it will be written. */
export interface PlannedSale {
  group: ImportGroup;
  parties: Parties;
  priced: PricedSale;
}

export interface Plan {
  sales: PlannedSale[];
  stocks: Stocks;
}

export interface Checking {
  user: CurrentUser;
  today: string;
  groups: readonly ImportGroup[];
  errors: ImportError[];
  /** Told how many rows have been checked. */
  onRows: (done: number) => void;
}

const idsOf = (words: readonly string[], records: ReadonlyMap<string, { id: string }>): string[] => [
  ...new Set(words.flatMap((text) => records.get(word(text))?.id ?? [])),
];

function lockStocks(tx: Tx, groups: readonly ImportGroup[], known: Known): Promise<Stocks> {
  const codes = groups.flatMap(({ rows }) => rows.map(({ code }) => code));
  return Stocks.lock(
    tx,
    idsOf([...new Set(groups.map(({ first }) => first.season))], known.seasons),
    idsOf([...new Set(groups.map(({ first }) => first.distributor))], known.distributors),
    idsOf([...new Set(codes)], known.products),
  );
}

/**
 * Holds every sale of a file against the rules of a sale that is typed in, the stock as the sales before it leave it
 * included. What an earlier import wrote is passed over; what is wrong is gathered in `errors`.
 */
export async function checkSales(tx: Tx, { user, today, groups, errors, onRows }: Checking): Promise<Plan> {
  const known = await readKnown(tx, groups);
  const { emergence } = parametersFrom(await simulatorParams(tx));
  const stocks = await lockStocks(tx, groups, known);
  // After the stock is locked: of two imports of the same file at once, the second one finds the first one's sales.
  const before = await importedBefore(tx, groups, known);
  const sales: PlannedSale[] = [];
  const breathe = breather();
  let done = 0;
  for (const group of groups) {
    await breathe();
    onRows((done += group.rows.length));
    if (before.isSame(group)) continue;
    const parties = findParties({ user, today, known }, group, errors);
    const priced = priceGroup({ user, known, emergence }, group, errors);
    const message = before.isOther(group);
    if (message) errors.push({ row: group.first.row, column: 'referencia_externa', message });
    if (parties && priced && !message && stocks.take(group, parties, priced, errors))
      sales.push({ group, parties, priced });
  }
  return { sales, stocks };
}
