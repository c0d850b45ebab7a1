import { createMediaQueryHook } from './create-media-query-hook';

/** Whether the window is narrower than 768 px; updates when the device is rotated. */
export const useIsPhone = createMediaQueryHook('(max-width: 767.98px)');
