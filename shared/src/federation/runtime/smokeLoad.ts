/** An error that a section threw in the browser of a smoke load. */
export interface ThrownError {
  name: string;
  message: string;
  stack?: string | undefined;
}

/** One step of a smoke load (ADR 27): the entry of a section, its module `./routes`, or one of its pages. */
export interface SmokeLoadStep {
  part: 'entry' | 'routes' | 'page';
  /** Key of the page. */
  page?: string;
  /** `missing`: the manifest names a page that `./routes` does not have. */
  outcome: 'loaded' | 'threw' | 'timed out' | 'missing';
  /** Of a step that threw. */
  error?: ThrownError;
  /** How long a step that timed out was waited for, in ms. */
  timeoutMs?: number;
}

declare global {
  interface Window {
    /** Set by the browser of a smoke load; takes the steps of the section. */
    reportSmokeLoad?: (steps: readonly SmokeLoadStep[]) => unknown;
  }
}
