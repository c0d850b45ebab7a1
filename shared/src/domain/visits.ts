/** The name under which the pages of the host itself are reported, beside those of the sections. */
export const HOST_NAME = 'host';

/** Where an error was caught: a script, a rejected promise, or the rendering of a page. */
export const visitErrorKinds = ['script', 'promise', 'render'] as const;
export type VisitErrorKind = (typeof visitErrorKinds)[number];

/**
 * Web vitals: LCP and INP in ms, CLS without a unit; and `navigation`, in ms: from a navigation within the app until the
 * section is shown. LCP measures only the page with which the app is opened.
 */
export const webVitals = ['LCP', 'navigation', 'INP', 'CLS'] as const;
export type WebVital = (typeof webVitals)[number];
