import { customerPaths, type Letterhead, type Paper, type PaperDetails, type PaperFact } from '../contract';
import { formatPhone } from '../domain';

export type { Letterhead, Paper, PaperBlock, PaperFact, PaperKind } from '../contract';

/** What a description needs besides the record. */
export interface PaperContext {
  /** Origin of the product, for the address of the privacy notice. */
  readonly origin: string;
  /** Address of the QR code; none by default. */
  readonly link?: string;
  /** The letterhead of what the server does not know; only the name of the distributor by default. */
  readonly issuer?: Letterhead;
  /** Registered on this device and not sent yet: the paper has no folio and says so. */
  readonly isPending?: boolean;
}

/** Written on the paper of what is not sent yet. */
export const pendingText = 'Pendiente de enviar';
/** Written on the note of a sale whose delivery is not sent yet. */
export const pendingDeliveryText = 'Entrega pendiente de enviar';

/** At the foot of the papers that name amounts of a customer. */
export const notFiscalText = 'Este documento no es un comprobante fiscal (CFDI).';

/** The letterhead of a distributor of whom only the name is known. */
export const createLetterhead = (name: string): Letterhead => ({
  name,
  rfc: null,
  address: null,
  phone: null,
  logo: null,
});

/** Facts without those that have no value. */
export const listFacts = (
  facts: readonly (readonly [label: string, value: string | null | undefined])[],
): PaperFact[] => facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** The privacy notice at the end of a paper; its version is unknown where the device has no answer of the server. */
export function describePrivacyNotice(notice: PaperDetails['privacyNotice'] | undefined, { origin }: PaperContext) {
  const url = `${origin}${customerPaths.privacyNotice}`;
  const of = notice?.responsibleName ? ` de ${notice.responsibleName}` : '';
  const version = notice ? ` (versión ${notice.version})` : '';
  return { text: `Aviso de privacidad${of}${version}: ${url}`, url };
}

/** What a letterhead says below the name. */
export const listLetterheadLines = ({ rfc, phone, address }: Letterhead): string[] =>
  listFacts([
    ['RFC', rfc],
    ['Tel.', formatPhone(phone)],
    ['', address],
  ]).map(({ label, value }) => `${label} ${value}`.trim());

/** The paper by its name, e.g. "DKbono DKB-2026-000045": names a file and the pages after the first. */
export const formatPaperName = ({ title, number }: Pick<Paper, 'title' | 'number'>): string =>
  [title, number].filter(Boolean).join(' ');
