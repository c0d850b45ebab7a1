/** Labels of changed fields in the history of a document: the customer, and those that people type. */
export const historyLabels = { customer: 'Cliente', notes: 'Notas', lot: 'Lote', payment: 'Abono' } as const;

/** Joins the parts of a label or value, such as the product and the field, or amount, date, method and reference. */
export const historySeparator = ' · ';

/** The parts of a payment in front of its reference: amount, date and method. */
const paymentParts = 3;

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const isTypedField = (field: string): boolean => {
  const label = field.split(historySeparator).at(-1);
  return label === historyLabels.notes || label === historyLabels.lot;
};

const dropReference = (payment: string | null): string | null =>
  payment && payment.split(historySeparator).slice(0, paymentParts).join(historySeparator);

/** Whether the values of a changed field have a text that people typed. */
export const hasTypedText = (field: string): boolean => isTypedField(field) || field === historyLabels.payment;

/** Returns changes without the texts that people typed. */
export const eraseTypedTexts = (changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    if (isTypedField(change.field)) return { ...change, before: null, after: null };
    if (change.field !== historyLabels.payment) return change;
    return { ...change, before: dropReference(change.before), after: dropReference(change.after) };
  });
