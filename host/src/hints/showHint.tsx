import { renderOutsideApp } from '../common/renderOutsideApp';
import { Hint, type HintProps } from './Hint';

/**
 * The kinds of hints, the most important first. The instructions for installing come first when the user has pressed the
 * button that installs the app.
 */
const KINDS = ['requested-install', 'update', 'clock', 'shared-file', 'first-steps', 'install'] as const;
export type HintKind = (typeof KINDS)[number];

const hints = new Map<HintKind, HintProps>();
let shown: { hint: HintProps; remove: () => void } | undefined;

/** Shows the most important hint; the others wait until it is gone. */
function showMostImportant(): void {
  const kind = KINDS.find((candidate) => hints.has(candidate));
  const hint = kind && hints.get(kind);
  if (hint === shown?.hint) return;
  shown?.remove();
  shown = hint && { hint, remove: renderOutsideApp(() => <Hint {...hint} />) };
}

export function removeHint(kind: HintKind): void {
  hints.delete(kind);
  showMostImportant();
}

/** Shows a hint in place of the one of the same kind. @param onClose runs when the user closes it without the action */
export function showHint(
  kind: HintKind,
  { onClose, ...hint }: Omit<HintProps, 'onClose'> & { onClose?: () => void },
): void {
  hints.set(kind, {
    ...hint,
    onClose: () => {
      removeHint(kind);
      onClose?.();
    },
  });
  showMostImportant();
}
