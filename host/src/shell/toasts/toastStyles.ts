import type { Severity } from '@surco/shared/platform';

interface ToastStyle {
  /** Name of the icon for screen readers. */
  name: string;
  /** SVG path data, 24 × 24. */
  icon: string;
  /** Interrupts the screen reader: for warnings and errors. */
  urgent: boolean;
}

const CIRCLE_PATH = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

/** each severity has a name and a shape, so that colour is not the only sign. */
export const TOAST_STYLES: Readonly<Record<Severity, ToastStyle>> = {
  info: { name: 'Información', icon: `${CIRCLE_PATH}M12 11v5M12 8h.01`, urgent: false },
  success: { name: 'Correcto', icon: `${CIRCLE_PATH}M8 12.5l2.7 2.7L16 9.5`, urgent: false },
  warn: { name: 'Advertencia', icon: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2h.01', urgent: true },
  error: {
    name: 'Fallo',
    icon: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9.3 9.3l5.4 5.4M14.7 9.3l-5.4 5.4',
    urgent: true,
  },
  secondary: { name: 'Nota', icon: 'M5 4h14v12l-4 4H5zM15 20v-4h4M9 9h6M9 13h3', urgent: false },
  contrast: { name: 'Aviso', icon: 'M4 10v4h3l8 4V6L7 10zM18.5 9.5a4 4 0 0 1 0 5', urgent: false },
};
