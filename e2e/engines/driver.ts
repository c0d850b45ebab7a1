/** One window size for all engines; WebKit's includes the bar of its test browser. */
export const WINDOW = { width: 1440, height: 900 } as const;

/** The actions of a person in a browser, implemented for one engine. They apply to the window chosen by `switchToWindow`. */
export interface Driver {
  /** Opens an address; leaves a form with unsaved changes, if the browser asks. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. @returns its value, awaited, which must be JSON */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the pointer at a point of the page, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Types at the focus. */
  type: (text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
  /** Makes the processor several times slower for the open page, where the engine can do it. */
  slowDown: () => Promise<void>;
  /** Selects the text of the field that has the focus, so that typing replaces it. */
  selectText: () => Promise<void>;
  /** Switches to the first window, or to another open one: a popup. @returns whether there is such a window */
  switchToWindow: (window: 'first' | 'popup') => Promise<boolean>;
  /** @returns the visible part of the page as PNG; in WebKit, the whole screen */
  takePicture: () => Promise<Uint8Array>;
  /** Closes all windows with their cookies and stored data. */
  close: () => Promise<void>;
}

/**
 * A running browser; each driver of it has cookies and stored data of its own. With a `userDataDir` (`startEngine`)
 * the drivers share those of the folder, and only the engine can be closed.
 */
export interface Engine {
  createDriver: () => Promise<Driver>;
  close: () => Promise<void>;
}
