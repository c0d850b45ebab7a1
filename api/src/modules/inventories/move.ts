import { stockMessage } from '@surco/shared/domain/lines';
import type { Problem } from '@surco/shared/domain/problem';
import { hasBagsFor, stockChange, type StockChange, type StockEvent } from '@surco/shared/domain/stock';
import type { Tx } from '../../db/transaction';
import { Failure } from '../../http/failure';
import { bookStock, lockStock, type Bags, type LockedStock, type StockPlace } from './stock';

/** What an event is about: bags of one product, held by a DKbono or sold. */
export interface Move extends StockPlace, Bags {
  productId: string;
  code: string;
  /** Bags that the document holds here already, which are there for it to keep. */
  had?: number;
}

interface Cause {
  saleId?: string;
  voucherId?: string;
  userId: string | null;
}

const keyOf = ({ seasonId, distributorId }: StockPlace): string => `${seasonId} ${distributorId}`;

/** Always by season, distributor and product, so that two who change several stocks never wait for each other crosswise. */
async function lockAll(tx: Tx, moves: readonly Move[]): Promise<Map<Move, LockedStock>> {
  const places = [...new Map(moves.map((move) => [keyOf(move), move]))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const locked = new Map<Move, LockedStock>();
  for (const [key, place] of places) {
    const here = moves.filter((move) => keyOf(move) === key);
    const stock = await lockStock(
      tx,
      place,
      here.map(({ productId }) => productId),
    );
    for (const move of here) {
      const row = stock.get(move.productId);
      if (row) locked.set(move, row);
    }
  }
  return locked;
}

const notAgain = 'El DKbono no puede volver a apartar sus bolsas.';

/** What went wrong as a whole, where nobody asked for bags. */
const shortTexts: Partial<Record<StockEvent, string>> = { REOPEN_VOUCHER: notAgain, DELETE_SALE_TO_VOUCHER: notAgain };

/** Says which line asks for more than there is. */
function refuseShort(event: StockEvent, problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (!first) return;
  const about = [shortTexts[event], others.length === 0 ? first.message : undefined].filter(Boolean).join(' ');
  throw new Failure('STOCK_INSUFICIENTE', { details: problems, ...(about ? { text: about } : {}) });
}

/** Bags that an event itself sets free, before it takes others. */
const freed = ({ committed, sold }: StockChange): number => Math.max(-committed, 0) + Math.max(-sold, 0);

/**
 * Locks every stock that an event touches, until it is booked by what this answers: so that the record it is booked on
 * can be written in between.
 * @param pathOf where the form holds a product's bags
 * @throws Failure 409 when it would take more than is available, at the lines concerned
 */
export async function takeStock(
  tx: Tx,
  event: StockEvent,
  moves: readonly Move[],
  pathOf: (productId: string) => string = () => 'lines',
): Promise<(cause: Cause) => Promise<void>> {
  const effective = moves.filter(({ voucher, sale }) => voucher !== 0 || sale !== 0);
  const locked = await lockAll(tx, effective);
  refuseShort(
    event,
    effective.flatMap((move) => {
      const change = stockChange(event, move);
      const available = locked.get(move)?.available ?? 0;
      const left = available + (move.had ?? 0) + freed(change);
      return hasBagsFor(available, change)
        ? []
        : [{ path: pathOf(move.productId), message: stockMessage(move.code, left) }];
    }),
  );
  return async (cause) => {
    for (const move of effective) {
      const stock = locked.get(move);
      if (stock) await bookStock(tx, stock, event, move, cause);
    }
  };
}

/** Books one event on every stock that it touches, each with its row of the ledger (domain.md §3): {@link takeStock}. */
export const moveStock = async (
  tx: Tx,
  event: StockEvent,
  moves: readonly Move[],
  cause: Cause,
  pathOf?: (productId: string) => string,
): Promise<void> => (await takeStock(tx, event, moves, pathOf))(cause);

interface Line {
  productId: string;
  code: string;
  quantity: number;
}

interface Holding {
  place: StockPlace;
  lines: readonly Line[];
}

/** Where a sale or DKbono has its bags. */
export const placeOf = (document: Record<'season' | 'distributor', { id: string }>): StockPlace => ({
  seasonId: document.season.id,
  distributorId: document.distributor.id,
});

interface Part extends Holding {
  kind: keyof Bags;
  /** Whether its bags come or go. */
  sign: 1 | -1;
}

/** The bags of several parts, product by product, place by place. */
function gather(parts: readonly Part[]): Move[] {
  const moves = new Map<string, Move>();
  for (const { place, lines, kind, sign } of parts) {
    for (const { productId, code, quantity } of lines) {
      const key = `${keyOf(place)} ${productId}`;
      const move = moves.get(key) ?? { ...place, productId, code, voucher: 0, sale: 0 };
      const had = (move.had ?? 0) + (sign < 0 ? quantity : 0);
      moves.set(key, { ...move, had, [kind]: move[kind] + sign * quantity });
    }
  }
  return [...moves.values()];
}

/** The difference between what a document held and what it holds. */
export const differences = (kind: keyof Bags, before: Holding, after: Holding): Move[] =>
  gather([
    { ...before, kind, sign: -1 },
    { ...after, kind, sign: 1 },
  ]);

/** All that a document holds. */
export const wholly = (kind: keyof Bags, holding: Holding): Move[] => gather([{ ...holding, kind, sign: 1 }]);

/** All that a sale holds beside what its DKbono sets aside. */
export const ofBoth = (place: StockPlace, sale: readonly Line[], voucher: readonly Line[]): Move[] =>
  gather([
    { place, lines: sale, kind: 'sale', sign: 1 },
    { place, lines: voucher, kind: 'voucher', sign: 1 },
  ]);

/** Where the form holds a product's bags. */
export const quantityPath =
  (lines: readonly { productId: string }[]) =>
  (productId: string): string => {
    const index = lines.findIndex((line) => line.productId === productId);
    return index < 0 ? 'lines' : `lines.${index}.quantity`;
  };
