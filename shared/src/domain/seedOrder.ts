/** What a simulation comes to as a purchase: handed by address from the simulator to the form of a sale or DKbono. */
export interface SeedOrder {
  readonly productId: string;
  /** Whole bags. */
  readonly bags: number;
  /** Hectares to sow with them. */
  readonly hectares: number;
  /** Fraction off the list price. */
  readonly discount: number;
  /** Whom it is for; empty when nobody has been chosen. */
  readonly clientId: string;
  /** The saved simulation it comes from, and what it is called; empty when it was never saved. */
  readonly simulationId: string;
  readonly name: string;
}

/** How each part is called in the address: as the body of the sale has it. */
const NAMES = {
  productId: 'productId',
  bags: 'quantity',
  hectares: 'hectares',
  discount: 'discount',
  clientId: 'customerId',
  simulationId: 'simulation',
  name: 'name',
} as const satisfies Record<keyof SeedOrder, string>;

const keys = /* @__PURE__ */ Object.keys(NAMES) as (keyof SeedOrder)[];
const LONGEST = 120;

/** The query of an address that opens the form with it, with its question mark. */
export function seedOrderQuery(order: SeedOrder): string {
  const query = new URLSearchParams();
  for (const key of keys) if (order[key]) query.set(NAMES[key], String(order[key]));
  return `?${query}`;
}

/** A figure of an address; 0 for anything that is none or stands outside of what the form could hold. */
function figure(text: string | null, max: number): number {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 && value <= max ? value : 0;
}

/**
 * What an address asks to be filled in; null when it names no product. Whoever wrote the address is nobody: values
 * out of reason are left out, and the form checks the rest as if they had been typed.
 */
export function readSeedOrder(query: URLSearchParams): SeedOrder | null {
  const text = (key: keyof SeedOrder): string => (query.get(NAMES[key]) ?? '').trim().slice(0, LONGEST);
  const productId = text('productId');
  if (!productId) return null;
  const bags = figure(query.get(NAMES.bags), 1_000_000);
  return {
    productId,
    bags: Number.isInteger(bags) ? bags : 0,
    hectares: figure(query.get(NAMES.hectares), 1_000_000),
    discount: figure(query.get(NAMES.discount), 1),
    clientId: text('clientId'),
    simulationId: text('simulationId'),
    name: text('name'),
  };
}
