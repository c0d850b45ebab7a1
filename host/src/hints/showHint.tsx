import { renderOutsideApp } from '../common/renderOutsideApp';
import { Hint, type HintProps } from './Hint';

let removeShown: (() => void) | undefined;

/** Shows a hint in place of the one before. @param onClose runs when the user closes it without the action */
export function showHint({ action, onClose, ...hint }: Omit<HintProps, 'onClose'> & { onClose?: () => void }): void {
  removeShown?.();
  removeShown = renderOutsideApp((remove) => (
    <Hint
      {...hint}
      action={action}
      onClose={() => {
        remove();
        removeShown = undefined;
        onClose?.();
      }}
    />
  ));
}

export function removeHint(): void {
  removeShown?.();
  removeShown = undefined;
}
