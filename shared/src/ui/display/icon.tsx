import './icon.css';

/** SVG paths on a 24 × 24 grid; own icons keep an icon library out of the bundle. */
export const ICON_PATHS = {
  alert: 'M12 8.5v4.5M12 16.5v.01M10.3 4.2 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  back: 'M19 12H5m0 0 6-6m-6 6 6 6',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 10a2.2 2.2 0 0 0 4 0',
  box: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3Zm0 9 8-4.8M12 12v9m0-9L4 7.2',
  calendar: 'M4 6.5h16v14H4v-14ZM4 11h16M8 3.5v5m8-5v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronUp: 'm6 15 6-6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9V9ZM5 15H4V4h11v1',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4Zm9.5-13.5 4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 20 20 4',
  field: 'M3 20c3-7 3-10 3-16m6 16V4m9 16c-3-7-3-10-3-16',
  file: 'M6 3.5h8l4.5 4.5v12.5H6v-17ZM14 3.5V8h4.5',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  history: 'M4 12a8 8 0 1 1 2.5 5.8M4 12V7m0 5h5m3-4.5V12l3 2',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.8v.01',
  lock: 'M6 11h12v9.5H6V11Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 5.5h17v13h-17v-13Zm0 1 8.5 6.5 8.5-6.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  money: 'M3 6.5h18v11H3v-11Zm9 2.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM6.5 12v.01M17.5 12v.01',
  more: 'M5.5 12v.01M12 12v.01M18.5 12v.01',
  offline:
    'M3 4l18 17M5 12.6a10 10 0 0 1 4-2.4M2 8.9A15 15 0 0 1 6.2 6.4M12 19v.01M8.5 16a5 5 0 0 1 6-.8M15 10.5c1.5.4 2.8 1.1 4 2.1m3-3.7a15 15 0 0 0-11-3.8',
  phone:
    'M5 4h4l1.5 5L8 10.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8.5V3.5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7V14Z',
  refresh: 'M20 11a8 8 0 0 0-14.3-4L4 9m0-5v5h5M4 13a8 8 0 0 0 14.3 4L20 15m0 5v-5h-5',
  save: 'M5 4h11l4 4v12H4V5a1 1 0 0 1 1-1Zm3 0v5h7V4M7.5 20v-6h9v6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm-7 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  trash: 'M4.5 7h15M10 3.5h4M6.5 7l1 13.5h9l1-13.5M10 11v5.5m4-5.5v5.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3',
  upload: 'M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M4.5 19.5h15',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
} as const;

export type IconName = keyof typeof ICON_PATHS;

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
