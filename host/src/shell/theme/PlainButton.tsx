import type { ComponentProps, ReactNode } from 'react';
import { showRipple } from './ripple';

interface Props extends ComponentProps<'button'> {
  look?: 'default' | 'primary' | 'danger' | 'link';
}

/** A button for pages that do without antd. */
export const PlainButton = ({ look = 'default', className = '', type = 'button', ...props }: Props): ReactNode => (
  <button
    {...props}
    type={type}
    className={`surco-button surco-button-${look} ${className}`}
    onPointerDown={showRipple}
  />
);
