const LOOK_EVERY = 500;

/** A window that has done its work closes too; its answer is then on the way. In ms. */
const GRACE = 2000;

/**
 * Tells when a window was closed by the person: the library itself notices nothing until its time is up.
 * @returns stops watching
 */
export function watchClosing(popup: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    timer = popup.closed ? setTimeout(onClosed, GRACE) : setTimeout(look, LOOK_EVERY);
  };
  timer = setTimeout(look, LOOK_EVERY);
  return () => clearTimeout(timer);
}
