import { memo, type ReactNode } from 'react';

interface Props {
  isFrozen: boolean;
  children: ReactNode;
}

/** While it is frozen, its content is not rendered with what its parents pass; its own state still changes. */
export const Frozen = memo(
  ({ children }: Props) => children,
  // `true` skips the render.
  (_previous, { isFrozen }: Readonly<Props>) => isFrozen,
);
