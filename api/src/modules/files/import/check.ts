import type { ImportError } from '@surco/shared/contract';
import { parametersFrom } from '@surco/shared/domain';
import { portionsOf } from '../../../db/insertMany';
import type { Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import type { PricedSale } from '../../sales/lines';
import { simulatorParams } from '../../simulator/repository';
import { ahead } from '../ahead';
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

/** So many rows of a file, held against the rules, and the sales that may be written of them. */
export interface CheckedPortion {
  rows: number;
  sales: PlannedSale[];
}

export interface Checks {
  stocks: Stocks;
  /** What no earlier import wrote, in the order of the file. */
  groups: readonly ImportGroup[];
  /** Each portion once, in its turn: the stock is as the sales before it leave it. What is wrong is gathered in `errors`. */
  portions: () => AsyncGenerator<CheckedPortion>;
}

export interface Checking {
  user: CurrentUser;
  today: string;
  groups: readonly ImportGroup[];
  errors: ImportError[];
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

/** Reads what a file speaks of, and holds it until the sales are written. */
export async function prepareChecks(tx: Tx, { user, today, groups, errors }: Checking): Promise<Checks> {
  const known = await readKnown(tx, groups);
  const { emergence } = parametersFrom(await simulatorParams(tx));
  const stocks = await lockStocks(tx, groups, known);
  // After the stock is locked: of two imports of the same file at once, the second one finds the first one's sales.
  const before = await importedBefore(tx, groups, known);
  const fresh = groups.filter((group) => !before.isSame(group));

  /** Against the rules of a sale that is typed in, the stock as the sales before it leave it included. */
  function check(group: ImportGroup): PlannedSale | null {
    const parties = findParties({ user, today, known }, group, errors);
    const priced = priceGroup({ user, known, emergence }, group, errors);
    const message = before.isOther(group);
    if (message) errors.push({ row: group.first.row, column: 'referencia_externa', message });
    const isSound = parties && priced && !message && stocks.take(group, parties, priced, errors);
    return isSound ? { group, parties, priced } : null;
  }

  async function checkPortion(part: readonly ImportGroup[]): Promise<CheckedPortion> {
    const breathe = breather();
    const sales: PlannedSale[] = [];
    for (const group of part) {
      await breathe();
      const sale = check(group);
      if (sale) sales.push(sale);
    }
    return { rows: part.reduce((sum, { rows }) => sum + rows.length, 0), sales };
  }
  return { stocks, groups: fresh, portions: () => ahead(portionsOf(fresh), checkPortion) };
}
