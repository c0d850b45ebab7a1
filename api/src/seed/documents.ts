import {
  calculateDefaultHectares,
  calculateDocumentTotals,
  calculateLineTotal,
  type ProductData,
  sumBagsAndHectares,
  addDays,
  countDaysBetween,
} from '@surco/shared/domain';
import { createUuidV7At } from '../core/db/orderedId';
import type { NewRow } from '../core/db/schema/database';
import { minutesPerWorkday, type DemoSeason } from './calendar';
import type { DemoCustomer } from './customers';
import { documentNotes } from './nameLists';
import { distributorIds } from './partners';
import { calculateSeasonPrice } from './prices';
import type { RandomGenerator } from './random';

/** Days after the start of a season at which most is sold. */
const PEAK_DAY = 95;
/** What is sold on any day of the season, relative to the peak. */
const BASE = 0.12;
/** By day of the week, Sunday first: shops close on Sundays and early on Saturdays. */
const weekdayFactors = [0.06, 1.05, 1, 1, 0.95, 1.1, 0.5];
/** Some weeks are better than others, by up to a fifth. */
const weekNoise = (week: number): number => 0.8 + (0.4 * (Math.abs(week * 7_919) % 13)) / 12;
const MAX_WEIGHT = 1.2 * Math.max(...weekdayFactors);

/** How much is sold on a day of a season, relative to others: little at first, most before the rains, then less. */
function getDayWeight(startDate: string, date: string): number {
  const day = countDaysBetween(startDate, date);
  const position = Math.max(0, day) / PEAK_DAY;
  const curve = position ** 2 * Math.exp(2 * (1 - position));
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (BASE + (1 - BASE) * curve) * (weekdayFactors[weekday] ?? 1) * weekNoise(Math.floor(day / 7));
}

/** Chooses a day between two dates, both included, by the weekly curve of a season that starts on `startDate`. */
function pickSeasonDay(random: RandomGenerator, startDate: string, from: string, to: string): string {
  const days = countDaysBetween(from, to);
  let date = addDays(from, random.nextInteger(0, days));
  while (random.next() * MAX_WEIGHT > getDayWeight(startDate, date)) date = addDays(from, random.nextInteger(0, days));
  return date;
}

export type DemoLine = Omit<NewRow<'sale_lines'>, 'sale_id' | 'id' | 'position'> & {
  quantity: number;
  total: string;
  hectares: number;
  tax_rate: number;
};

/** The common data of a sale and a DKbono. Its id and folio are assigned later; folios in order of date. */
export interface DemoDocument {
  customer: DemoCustomer;
  season: DemoSeason;
  date: string;
  /** The minute of the workday at which it was created. */
  minute: number;
  lines: DemoLine[];
  notes: string | null;
}

export interface SeedContext {
  random: RandomGenerator;
  today: string;
  products: readonly ProductData[];
  buyingCustomers: readonly DemoCustomer[];
}

const discountChoices = [0, 0, 0, 0, 0.02, 0.03, 0.05, 0.05, 0.075, 0.1];
const emergenceRate = 0.92;

/** Chooses the number of bags for a random part of the customer's land. */
function chooseQuantity(product: ProductData, customer: DemoCustomer, random: RandomGenerator): number {
  const perBag = calculateDefaultHectares(1, product, emergenceRate) || 1;
  const land = Math.min(customer.hectares, 160) * (0.15 + random.next() * 0.55);
  return Math.min(180, Math.max(1, Math.round(land / perBag)));
}

function buildLine(
  product: ProductData,
  customer: DemoCustomer,
  season: DemoSeason,
  { random }: SeedContext,
): DemoLine {
  const quantity = chooseQuantity(product, customer, random);
  const discount = Math.min(random.pick(discountChoices), product.maxDiscount);
  const base_price = calculateSeasonPrice(product, season);
  return {
    product_id: product.id,
    quantity,
    base_price,
    discount,
    tax_rate: product.taxRate,
    total: calculateLineTotal({ quantity, basePrice: base_price, discount }),
    hectares: calculateDefaultHectares(quantity, product, emergenceRate),
    product_yield: product.yieldMV,
    lot: random.nextBoolean(0.3) ? `L${random.nextInteger(10, 99)}-${random.nextInteger(1000, 9999)}` : null,
  };
}

/** Builds a random purchase within a period, at the prices of the season. */
export function buildDocument(context: SeedContext, season: DemoSeason, from: string, to: string): DemoDocument {
  const { random, buyingCustomers, products } = context;
  const date = pickSeasonDay(random, season.startDate, from, to);
  let customer = random.pick(buyingCustomers);
  while (customer.registeredOn >= date) customer = random.pick(buyingCustomers);
  const zoneCodes = customer.zone.productCodes;
  const codes = random.pickSome(zoneCodes, random.pick([1, 1, 1, 1, 1, 2, 2, 2, 3]));
  const chosen = codes.flatMap((code) => products.filter((product) => product.code === code));
  return {
    customer,
    season,
    date,
    minute: random.nextInteger(0, minutesPerWorkday - 1),
    notes: random.nextBoolean(0.08) ? random.pick(documentNotes) : null,
    lines: chosen.map((product) => buildLine(product, customer, season, context)),
  };
}

/** Creates an id from the time of the document, so that later documents sort later. */
export const createDocumentId = (
  { date, minute }: Pick<DemoDocument, 'date' | 'minute'>,
  random: RandomGenerator,
): string => createUuidV7At(Date.parse(date) + minute * 60_000, 0, random.nextUuid());

export const getDistributorId = ({ customer }: DemoDocument): string => distributorIds[customer.zone.distributorKey];

/** Returns the columns that sales and DKbonos share. */
export function buildDocumentColumns(document: DemoDocument) {
  const { subtotal, tax, total } = calculateDocumentTotals(
    document.lines.map((item) => ({ total: item.total, taxRate: item.tax_rate })),
  );
  return {
    date: document.date,
    customer_id: document.customer.row.id,
    season_id: document.season.id,
    distributor_id: getDistributorId(document),
    consultant_id: document.customer.consultantId,
    subtotal,
    tax,
    total,
    ...sumBagsAndHectares(document.lines),
    notes: document.notes,
  };
}

/**
 * Assigns folios by date, each year from 1.
 * @param prefix begins each folio, and is the kind of its counter
 * @returns the documents with their folios, and the counters with the last number of each year
 */
export function assignFolios<T extends { date: string; minute: number }>(prefix: string, documents: readonly T[]) {
  const last = new Map<number, number>();
  const items = documents
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.minute - b.minute)
    .map((item) => {
      const year = Number(item.date.slice(0, 4));
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      return { ...item, folio: `${prefix}-${year}-${String(number).padStart(6, '0')}` };
    });
  return {
    items,
    counters: [...last].map(([year, count]): NewRow<'folio_counters'> => ({ kind: prefix, year, last: count })),
  };
}
