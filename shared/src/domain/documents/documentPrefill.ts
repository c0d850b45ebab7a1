/**
 * Form values passed in the query to the form of a sale or DKbono: from a simulation, with a product, or only a customer.
 */
export interface DocumentPrefill {
  /** Empty when only the customer is given. */
  readonly productId: string;
  /** Whole bags. */
  readonly bags: number;
  /** Hectares to sow with them. */
  readonly hectares: number;
  /** Discount as a fraction of the list price. */
  readonly discount: number;
  /** Empty when no customer was chosen. */
  readonly customerId: string;
  /** Id and name of the saved simulation; empty when it was not saved. */
  readonly simulationId: string;
  readonly name: string;
}

/** Query names: those of the body of a sale, where it has the field. */
const QUERY_NAMES = {
  productId: 'productId',
  bags: 'quantity',
  hectares: 'hectares',
  discount: 'discount',
  customerId: 'customerId',
  simulationId: 'simulation',
  name: 'name',
} as const satisfies Record<keyof DocumentPrefill, string>;

const prefillKeys = /* @__PURE__ */ Object.keys(QUERY_NAMES) as (keyof DocumentPrefill)[];
/** Limits against a forged query, above every value that the form accepts. */
const MAX_TEXT_LENGTH = 120;
const MAX_AMOUNT = 1_000_000;

/** The query, with its question mark, that opens the prefilled form. */
export function formatPrefillQuery(prefill: DocumentPrefill): string {
  const query = new URLSearchParams();
  for (const key of prefillKeys) if (prefill[key]) query.set(QUERY_NAMES[key], String(prefill[key]));
  return `?${query}`;
}

/** A number of the query; 0 when it is not a number, not positive or above `max`. */
function parsePositiveNumber(text: string | null, max: number): number {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 && value <= max ? value : 0;
}

/**
 * Reads the query of the form; null when it has neither product nor customer. A query is untrusted: values out of range are dropped, and
 * the form validates the others like typed values.
 */
export function parsePrefillQuery(query: URLSearchParams): DocumentPrefill | null {
  const getText = (key: keyof DocumentPrefill): string =>
    (query.get(QUERY_NAMES[key]) ?? '').trim().slice(0, MAX_TEXT_LENGTH);
  const productId = getText('productId');
  const customerId = getText('customerId');
  if (!productId && !customerId) return null;
  const bags = parsePositiveNumber(query.get(QUERY_NAMES.bags), MAX_AMOUNT);
  return {
    productId,
    bags: Number.isInteger(bags) ? bags : 0,
    hectares: parsePositiveNumber(query.get(QUERY_NAMES.hectares), MAX_AMOUNT),
    discount: parsePositiveNumber(query.get(QUERY_NAMES.discount), 1),
    customerId,
    simulationId: getText('simulationId'),
    name: getText('name'),
  };
}
