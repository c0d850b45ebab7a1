import { formatDate, formatRelative } from '@surco/shared/domain';

/** "hoy", "dentro de 15 días", "hace 3 días": a calendar date as seen from today. */
const dayInWords = (date: string, today: string): string => (date === today ? 'hoy' : formatRelative(date, today));

/** "05/12/26 (dentro de 15 días)" */
export const dateInWords = (date: string, today: string): string => `${formatDate(date)} (${dayInWords(date, today)})`;
