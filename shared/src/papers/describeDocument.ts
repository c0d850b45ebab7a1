import type { Paper, PaperBlock, PaperFact, Sale, SaleLine } from '../contract';
import {
  formatAmountInWords,
  formatCustomerName,
  formatCustomerPhone,
  formatFullName,
  formatMoney,
  formatNumber,
  formatPercent,
  noValue,
  removeCodeFromName,
} from '../domain';
import {
  createLetterhead,
  describePrivacyNotice,
  listFacts,
  notFiscalText,
  pendingText,
  type PaperContext,
} from './paper';

type LineField = 'productId' | 'code' | 'name' | 'quantity' | 'basePrice' | 'discount' | 'total' | 'hectares' | 'lot';

/** What the papers of sales and DKbonos take from them; one that is not sent yet has no folio. */
export interface PaperDocument extends Pick<
  Sale,
  | 'date'
  | 'customer'
  | 'customerAccount'
  | 'distributor'
  | 'consultant'
  | 'season'
  | 'subtotal'
  | 'tax'
  | 'total'
  | 'notes'
  | 'paper'
> {
  readonly folio: string | null;
  readonly lines: readonly Pick<SaleLine, LineField>[];
}

export const hectaresText =
  'Las hectáreas son las que siembran las bolsas a la densidad recomendada, contando la semilla que nace (emergencia), si no se acordaron otras; no garantizan una producción.';

interface PaperCustomer extends Pick<Sale['customer'], 'firstName' | 'lastName' | 'businessName' | 'phone'> {
  readonly rfc?: string | null | undefined;
  readonly locality?: string | null | undefined;
}

/** Who gets the paper. */
export const describeCustomer = (customer: PaperCustomer) => ({
  title: 'Cliente',
  facts: [
    { label: 'Nombre', value: formatCustomerName(customer) },
    ...(customer.businessName ? listFacts([['Contacto', formatFullName(customer)]]) : []),
    { label: 'RFC', value: customer.rfc ?? noValue },
    { label: 'Teléfono', value: formatCustomerPhone(customer.phone) || noValue },
    { label: 'Localidad', value: customer.locality ?? noValue },
  ],
});

/** The customer of a document. */
export const describeCustomerOf = ({
  customer,
  customerAccount,
  paper,
}: Pick<PaperDocument, 'customer' | 'customerAccount' | 'paper'>) =>
  describeCustomer({ ...customer, locality: customerAccount?.locality, ...paper?.customer });

/** Customer on the left; consultant, distributor and season on the right. */
function describePeople(document: PaperDocument, sellerFacts: readonly PaperFact[]): PaperBlock {
  const { consultant, distributor, season } = document;
  return {
    type: 'facts',
    groups: [
      describeCustomerOf(document),
      {
        title: 'Atención',
        facts: [
          { label: 'Consultor', value: formatFullName(consultant) },
          { label: 'Distribuidor', value: distributor.name },
          { label: 'Temporada', value: season.name },
          ...sellerFacts,
        ],
      },
    ],
  };
}

const describeLines = ({ lines, paper }: PaperDocument): PaperBlock => ({
  type: 'table',
  title: null,
  columns: [
    { title: 'Clave', width: 62, align: 'left' },
    { title: 'Producto', width: 146, align: 'left' },
    { title: 'Bolsas', width: 44, align: 'right' },
    { title: 'Precio de lista', width: 82, align: 'right' },
    { title: 'Descuento', width: 52, align: 'right' },
    { title: 'Importe', width: 82, align: 'right' },
    { title: 'ha', width: 60, align: 'right' },
  ],
  rows: lines.map((line) => [
    line.code,
    [removeCodeFromName(line), paper?.bags[line.productId], line.lot && `lote ${line.lot}`].filter(Boolean).join(', '),
    formatNumber(line.quantity),
    formatMoney(line.basePrice),
    formatPercent(line.discount),
    formatMoney(line.total),
    line.hectares > 0 ? formatNumber(line.hectares, 2, 2) : noValue,
  ]),
  empty: 'Sin productos.',
});

export const createAmount = (label: string, amount: string, isStrong = false) => ({
  label,
  value: formatMoney(amount),
  isStrong,
});

const describeTotals = ({ subtotal, tax, total }: PaperDocument): PaperBlock => ({
  type: 'totals',
  rows: [createAmount('Subtotal', subtotal), createAmount('IVA', tax), createAmount('Total', total, true)],
  words: `(${formatAmountInWords(total)})`,
});

interface DocumentParts extends Pick<Paper, 'kind' | 'title' | 'facts' | 'status'> {
  /** Who signs as the customer; their name by default, to be signed by hand. */
  signature?: { name: string | null; image: string | null };
  /** Above everything else. */
  intro?: string;
  /** What only this kind says of its seller. */
  sellerFacts?: readonly PaperFact[];
  /** Below the total. */
  blocks?: readonly PaperBlock[];
  conditions: readonly string[];
}

/** The paper of a sale or DKbono: people, lines, total, what only its kind has, notes, conditions, signatures. */
export function describeDocument(
  document: PaperDocument,
  { intro, signature, sellerFacts = [], blocks = [], conditions, status, ...head }: DocumentParts,
  context: PaperContext,
): Paper {
  const { customer, consultant, distributor, folio, notes, paper } = document;
  const notesBlock: PaperBlock[] = notes ? [{ type: 'text', title: 'Notas', text: notes }] : [];
  const conditionsText = conditions.map((text, index) => `${index + 1}. ${text}`).join('\n');
  return {
    ...head,
    number: folio,
    status: context.isPending ? { text: pendingText, isMarked: true } : status,
    issuer: paper?.issuer ?? context.issuer ?? createLetterhead(distributor.name),
    blocks: [
      ...(intro ? [{ type: 'text' as const, title: null, text: intro }] : []),
      describePeople(document, sellerFacts),
      describeLines(document),
      describeTotals(document),
      ...blocks,
      ...notesBlock,
      { type: 'text', title: 'Condiciones', text: conditionsText },
    ],
    footer: describePrivacyNotice(paper?.privacyNotice, context),
    signatures: [
      {
        name: signature?.name ?? (formatFullName(customer) || formatCustomerName(customer)),
        role: signature ? 'Recibió' : 'Cliente',
        image: signature?.image ?? null,
      },
      { name: formatFullName(consultant), role: 'Consultor', image: null },
    ],
    remark: notFiscalText,
    link: context.link ?? null,
  };
}
