import { type DocumentFormValues, createEmptyLine, type LineFormValues } from './formValues';

/** Replaces the form values by the result of `change`. Its own identity is stable between renders. */
export type UpdateValues = (change: (values: DocumentFormValues) => DocumentFormValues) => void;

export type LineChange = Partial<Omit<LineFormValues, 'productId'>>;

/** Adds an empty line. A product has at most one line, so its id identifies the line. */
export const addLine = (values: DocumentFormValues, productId: string): DocumentFormValues =>
  values.lines.some((line) => line.productId === productId)
    ? values
    : { ...values, lines: [...values.lines, createEmptyLine(productId)] };

export const changeLine = (values: DocumentFormValues, productId: string, change: LineChange): DocumentFormValues => ({
  ...values,
  lines: values.lines.map((line) => (line.productId === productId ? { ...line, ...change } : line)),
});

export const removeLine = (values: DocumentFormValues, productId: string): DocumentFormValues => ({
  ...values,
  lines: values.lines.filter((line) => line.productId !== productId),
});
