import type { FieldError } from '@surco/shared/contract';
import type { ConfirmQuestion } from '@surco/shared/ui/confirm';

/** Asks whether unusual dates are meant; each message ends with the question. */
export const createDateQuestion = (unusualDates: readonly FieldError[]): ConfirmQuestion => ({
  title: unusualDates.length === 1 ? 'Una fecha poco común' : 'Fechas poco comunes',
  text: unusualDates.map(({ message }) => message).join(' '),
  confirmLabel: 'Sí, es correcta',
  cancelLabel: 'Corregir la fecha',
});
