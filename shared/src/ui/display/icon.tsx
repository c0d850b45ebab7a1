import { ICON_PATHS, type IconName } from './icon-paths';
import './icon.css';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number;
  /** Accessible name when no text stands next to it; without one the icon is decorative. */
  label?: string;
}

/** An icon in the current text colour. */
export function Icon({ name, size = 18, label }: IconProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="surco-icon" width={size} height={size} viewBox="0 0 24 24" {...ariaProps}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
