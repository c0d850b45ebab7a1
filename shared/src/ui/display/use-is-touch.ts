import { createMediaQueryHook } from './create-media-query-hook';

/** Whether the main pointer is a finger; updates when a mouse is connected. */
export const useIsTouch = createMediaQueryHook('(pointer: coarse)');
