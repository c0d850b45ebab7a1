/** A line as it is typed. A number is null while empty and NaN while what stands there is no number. */
export interface LineDraft {
  readonly productId: string;
  readonly quantity: number | null;
  /** In percent. */
  readonly discount: number | null;
  /** Empty: what the bags sow. */
  readonly hectares: number | null;
  readonly lot: string;
}

export interface SaleDraft {
  readonly customerId: string;
  /** Empty: the only open season, when there is just one. */
  readonly seasonId: string;
  /** Empty: the consultant's own. */
  readonly distributorId: string;
  readonly date: string;
  readonly notes: string;
  readonly lines: readonly LineDraft[];
}

export const emptyDraft = (today: string): SaleDraft => ({
  customerId: '',
  seasonId: '',
  distributorId: '',
  date: today,
  notes: '',
  lines: [],
});

export const emptyLine = (productId: string): LineDraft => ({
  productId,
  quantity: null,
  discount: null,
  hectares: null,
  lot: '',
});

/** Whether leaving would lose something that took work. */
export const isDirty = ({ customerId, notes, lines }: SaleDraft): boolean =>
  lines.length > 0 || customerId !== '' || notes.trim() !== '';

/** A percentage as the fraction that travels: 7.5 → .075, without the binary tail of a division. */
export const fractionOf = (percent: number | null): number =>
  percent === null ? 0 : Number((percent / 100).toFixed(10));
