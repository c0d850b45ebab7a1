import { formatDate, formatRelative } from '@surco/shared/domain';

/** "hoy", "dentro de 15 días", "hace 3 días": a calendar date as seen from today. */
const formatRelativeDay = (date: string, today: string): string =>
  date === today ? 'hoy' : formatRelative(date, today);

/** "05/12/26 (dentro de 15 días)" */
export const formatDateWithRelative = (date: string, today: string): string =>
  `${formatDate(date)} (${formatRelativeDay(date, today)})`;
