/** Longer than the frames of a slow phone take. A page that the browser does not draw, e.g. in a covered window, has none. */
const NO_FRAME_MS = 300;

/** Resolves when the browser has painted what has changed so far, e.g. the press of a button. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    const finish = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      resolve();
    };
    const timer = setTimeout(finish, NO_FRAME_MS);
    // A frame is painted after these callbacks.
    const frame = requestAnimationFrame(() => setTimeout(finish));
  });
