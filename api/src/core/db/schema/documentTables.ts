import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CallData } from '@surco/shared/contract';
import type { PaymentMethod, SaleStatus, StockMovementEvent, VoucherStatus } from '@surco/shared/domain';
import type { Decimal, DefaultDecimal, DefaultTimestamp, Json, RecordColumns } from './columnTypes';

type DocumentHistoryEntry = CallData<'GET /sales/{id}'>['history'][number];
type HistoryAction = DocumentHistoryEntry['action'];
type HistoryChanges = DocumentHistoryEntry['changes'];

interface DocumentColumns extends RecordColumns {
  folio: string;
  date: string;
  customer_id: string;
  season_id: string;
  distributor_id: string;
  consultant_id: string;
  /** Those of the customer, which triggers write. */
  zone_id: GeneratedAlways<string>;
  state_id: GeneratedAlways<string>;
  subtotal: Decimal;
  tax: DefaultDecimal;
  total: Decimal;
  bags: number;
  hectares: Decimal;
  notes: string | null;
}

interface LineColumns {
  id: Generated<string>;
  position: number;
  product_id: string;
  quantity: number;
  base_price: Decimal;
  discount: DefaultDecimal;
  tax_rate: DefaultDecimal;
  total: Decimal;
  hectares: DefaultDecimal;
  product_yield: Decimal;
  lot: string | null;
}

/** Stock, targets, sales and DKbonos with their lines, payments, movements and history; the audit log and the folio counters. */
export interface DocumentTables {
  inventories: RecordColumns & {
    season_id: string;
    product_id: string;
    distributor_id: string;
    initial: number;
    adjustments: Generated<number>;
    committed: Generated<number>;
    sold: Generated<number>;
    available: GeneratedAlways<number>;
  };
  targets: RecordColumns & {
    season_id: string;
    consultant_id: string | null;
    zone_id: string | null;
    product_id: string | null;
    bags: number | null;
    total: Decimal | null;
  };
  vouchers: DocumentColumns & {
    status: Generated<VoucherStatus>;
    status_reason: string | null;
    expires_at: string;
    paid: DefaultDecimal;
    /** The total of the sale that it became; null unless it is CONVERTIDO. */
    sale_total: Decimal | null;
    balance: GeneratedAlways<string>;
  };
  voucher_lines: LineColumns & { voucher_id: string };
  payments: {
    id: Generated<string>;
    voucher_id: string;
    date: string;
    amount: Decimal;
    method: PaymentMethod;
    reference: string | null;
    received_by: string | null;
    created_at: DefaultTimestamp;
    created_by: string | null;
  };
  sales: DocumentColumns & {
    status: Generated<SaleStatus>;
    voucher_id: string | null;
    /** Of an imported sale: the reference in its file, and the hash of its rows, by which a repeated import recognizes it. */
    external_reference: string | null;
    external_digest: string | null;
  };
  sale_lines: LineColumns & { sale_id: string };
  stock_movements: {
    id: Generated<string>;
    inventory_id: string;
    event: StockMovementEvent;
    initial: Generated<number>;
    adjustment: Generated<number>;
    committed: Generated<number>;
    sold: Generated<number>;
    sale_id: string | null;
    voucher_id: string | null;
    reason: string | null;
    at: DefaultTimestamp;
    by: string | null;
  };
  document_history: {
    id: Generated<string>;
    sale_id: string | null;
    voucher_id: string | null;
    action: HistoryAction;
    note: string | null;
    changes: ColumnType<HistoryChanges, string | undefined, string>;
    /** What the payments that the entry is about add up to. */
    amount: Decimal | null;
    at: DefaultTimestamp;
    by: string | null;
  };
  audit_log: {
    id: Generated<string>;
    at: DefaultTimestamp;
    user_id: string | null;
    action: string;
    entity: string;
    entity_id: string | null;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
  };
  folio_counters: { kind: string; year: number; last: number };
}
