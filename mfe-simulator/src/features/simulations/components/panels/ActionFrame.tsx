import { useIsPhone } from '@surco/shared/ui/display';
import { type ReactNode, useState } from 'react';
import { ActionSheet } from '../ActionSheet';

interface Props {
  /** Buttons of the other actions, which the sheet shows as well. */
  otherActions: ReactNode;
  onClose: () => void;
  /** The panel of the open action. */
  children: ReactNode;
}

/** Shows the panel of the open action below the buttons; on a phone, in a bottom sheet. */
export function ActionFrame({ otherActions, onClose, children }: Props) {
  const isPhone = useIsPhone();
  // It stays while it is open: the page becomes narrow for printing, and the typed values must not be lost.
  const [isSheet] = useState(isPhone);
  if (!isSheet) return children;
  return (
    <ActionSheet onClose={onClose}>
      {children}
      {otherActions}
    </ActionSheet>
  );
}
