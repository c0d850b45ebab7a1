import { useEffect, useState } from 'react';

/** Returns the focus to the opener: the dialog unmounts before `Modal` would do it. */
export function useRestoreFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isFocusLost = document.activeElement === document.body || !document.activeElement;
      if (isFocusLost && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
