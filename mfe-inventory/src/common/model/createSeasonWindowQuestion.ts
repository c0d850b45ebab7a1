import type { ConfirmQuestion } from '@surco/shared/ui/confirm';
import type { Season } from '@surco/shared/contract';
import { formatDate, isSeasonOpenForSales } from '@surco/shared/domain';

type WindowValues = Pick<Season, 'name' | 'startDate' | 'isOpen' | 'isVoucherOpen'>;

const windows = [
  ['isOpen', 'ventas'],
  ['isVoucherOpen', 'DKbonos'],
] as const;

const joinWithAnd = (names: readonly string[]): string => names.join(' y ');

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The confirmation before sales or DKbonos open or close, which notifies all staff; undefined without such a change.
 * T-02: it names the day from which a season that opens for sales can sell.
 */
export function createSeasonWindowQuestion(
  before: Pick<WindowValues, 'isOpen' | 'isVoucherOpen'>,
  after: WindowValues,
  today: string,
): ConfirmQuestion | undefined {
  const changed = windows.filter(([key]) => before[key] !== after[key]);
  if (changed.length === 0) return undefined;
  const opened = changed.filter(([key]) => after[key]).map(([, name]) => name);
  const closed = changed.filter(([key]) => !after[key]).map(([, name]) => name);
  const actions = [
    ...(opened.length > 0 ? [`abrir ${joinWithAnd(opened)}`] : []),
    ...(closed.length > 0 ? [`cerrar ${joinWithAnd(closed)}`] : []),
  ];
  const action = capitalize(joinWithAnd(actions));
  const opensLater = !before.isOpen && after.isOpen && !isSeasonOpenForSales(after, today);
  const openingNote = opensLater ? ` Se podrá vender desde el ${formatDate(after.startDate)}, no antes.` : '';
  const closingNote = closed.length > 0 ? ` Ya no se podrán registrar ${joinWithAnd(closed)} en ella.` : '';
  return {
    title: `¿${action} en la temporada ${after.name.trim()}?`,
    text: `Se avisará a todo el personal.${openingNote}${closingNote}`,
    confirmLabel: `${action} y avisar`,
    danger: closed.length > 0,
  };
}
