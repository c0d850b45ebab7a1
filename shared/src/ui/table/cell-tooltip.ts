import './cell-tooltip.css';

/** Between the cell and the tooltip, and between the tooltip and the edge of the window, in px. */
const GAP = 4;

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1;

/** The whole text of a cell with a text that ends in an ellipsis; null when the cell shows all of it. */
function getCutText(cell: Element): string | null {
  const texts = [...cell.querySelectorAll('.surco-cell')];
  return [...texts, ...cell.querySelectorAll('.surco-cell > a')].some(isCut)
    ? texts.map(({ textContent }) => textContent).join('\n')
    : null;
}

/** Lets the keyboard reach the shortened cells of a table that have no link or button. */
function makeCutCellsFocusable(table: Element): void {
  for (const cell of table.querySelectorAll<HTMLElement>('tbody td')) {
    if (cell.querySelector('a,button,input')) continue;
    if (getCutText(cell) === null) cell.removeAttribute('tabindex');
    else cell.tabIndex = 0;
  }
}

/** Places the tooltip below its cell; above it where the window ends. */
function placeTooltip(tooltip: HTMLElement, cell: Element): void {
  const { left, top, bottom } = cell.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const x = Math.max(GAP, Math.min(left + GAP, window.innerWidth - width - GAP));
  const y = bottom + height + GAP > window.innerHeight ? top - height : bottom;
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px` });
}

let hide = (): void => undefined;

function showTooltip(cell: Element, text: string): void {
  const tooltip = document.createElement('div');
  tooltip.className = 'surco-tooltip';
  tooltip.role = 'tooltip';
  // Screen readers read the cell, which contains the whole text.
  tooltip.ariaHidden = 'true';
  tooltip.textContent = text;
  document.body.append(tooltip);
  placeTooltip(tooltip, cell);
  const hideOutside = ({ target }: Event): void => {
    if (!(target instanceof Node && cell.contains(target))) hide();
  };
  const hideAlways = (): void => hide();
  const hideOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
  };
  const listeners = [
    ['pointerover', hideOutside],
    ['focusin', hideOutside],
    ['focusout', hideAlways],
    ['scroll', hideAlways],
    ['pointerdown', hideAlways],
  ] as const;
  for (const [event, listener] of listeners) document.addEventListener(event, listener, true);
  document.addEventListener('keydown', hideOnEscape, true);
  hide = () => {
    tooltip.remove();
    for (const [event, listener] of listeners) document.removeEventListener(event, listener, true);
    document.removeEventListener('keydown', hideOnEscape, true);
    hide = () => undefined;
  };
}

/** Shows the whole text of a table cell while the pointer or the keyboard is on it, if the cell shortens it. */
export function revealCellText(target: EventTarget): void {
  const cell = target instanceof Element && target.closest('.surco-table td');
  if (!cell) return;
  const text = getCutText(cell);
  const table = cell.closest('table');
  if (table?.contains(document.activeElement)) makeCutCellsFocusable(table);
  hide();
  if (text !== null) showTooltip(cell, text);
}
