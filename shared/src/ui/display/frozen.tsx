import { memo, type ReactNode } from 'react';

interface Props {
  isFrozen: boolean;
  children: ReactNode;
}

/** While it is frozen, its content ignores what its parents render; its own state still changes. */
export const Frozen = memo(
  ({ children }: Props) => children,
  (_previous, { isFrozen }: Readonly<Props>) => isFrozen,
);
