import type { PaperLink } from '../../contract';
import type { MessageValues } from '../../domain';

/** A paper that a person shares with a customer. */
export interface PaperToShare {
  kind: PaperLink['kind'];
  /** Of the sale, DKbono, payment, customer (of a statement) or simulation. */
  id: string;
  /** Of a statement. */
  period?: { seasonId?: string; from?: string; to?: string };
  /** Folio or name, for the title. */
  name: string;
  /** What the text may say besides the link, by placeholder (`sharePlaceholders`). */
  values: MessageValues;
  /** Whose paper is shown: it is not shared when it is another customer's by now. */
  customerId?: string;
  /** Of the customer. Undefined: it is read while the dialog is open. */
  phone?: string | null;
}
