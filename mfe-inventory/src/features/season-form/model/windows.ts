import type { Question } from '@surco/shared/ui/question';
import type { SeasonDraft } from './draft';

type Windows = Pick<SeasonDraft, 'name' | 'isOpen' | 'isVoucherOpen'>;

const windows = [
  ['isOpen', 'ventas'],
  ['isVoucherOpen', 'DKbonos'],
] as const;

const inWords = (names: readonly string[]): string => names.join(' y ');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is asked before a window opens or closes, for everyone is told of it; undefined when none does. */
export function windowQuestion(
  before: Pick<Windows, 'isOpen' | 'isVoucherOpen'>,
  after: Windows,
): Question | undefined {
  const changed = windows.filter(([key]) => before[key] !== after[key]);
  if (changed.length === 0) return undefined;
  const opened = changed.filter(([key]) => after[key]).map(([, name]) => name);
  const closed = changed.filter(([key]) => !after[key]).map(([, name]) => name);
  const deeds = [
    ...(opened.length > 0 ? [`abrir ${inWords(opened)}`] : []),
    ...(closed.length > 0 ? [`cerrar ${inWords(closed)}`] : []),
  ];
  const deed = sentence(inWords(deeds));
  const loss = closed.length > 0 ? ` Ya no se podrán registrar ${inWords(closed)} en ella.` : '';
  return {
    title: `¿${deed} en la temporada ${after.name.trim()}?`,
    text: `Se avisará a todo el personal.${loss}`,
    confirmLabel: `${deed} y avisar`,
    danger: closed.length > 0,
  };
}
