import { useMemo } from 'react';
import type { ThemeConditions } from './createTheme';
import { DARK_QUERY, PRINT_QUERY, REDUCED_MOTION_QUERY, TOUCH_QUERY, useMediaQuery } from './useMediaQuery';

/** Preferences of the system and the device, live. Print is always light. */
export function useThemeConditions(): ThemeConditions {
  const isPrinting = useMediaQuery(PRINT_QUERY);
  const dark = useMediaQuery(DARK_QUERY) && !isPrinting;
  const touch = useMediaQuery(TOUCH_QUERY);
  const reducedMotion = useMediaQuery(REDUCED_MOTION_QUERY);
  return useMemo(() => ({ dark, touch, reducedMotion }), [dark, touch, reducedMotion]);
}
