/** SVG path data of the logo, 24 × 24: three furrows. */
export const LOGO_PATH = 'M3 8c6-4 12 4 18 0M3 13c6-4 12 4 18 0M3 18c6-4 12 4 18 0';
