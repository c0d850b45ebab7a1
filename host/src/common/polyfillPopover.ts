const OPEN_CLASS = 'surco-popover-open';

/** Opens panels by clicks on their buttons, and closes them by any other click or Escape (`base.css`). */
function togglePanelsOnClick(): void {
  document.documentElement.classList.add('surco-no-popover');
  const closeExcept = (panel: HTMLElement | null): void => {
    for (const open of document.querySelectorAll(`.${OPEN_CLASS}`))
      if (open !== panel) open.classList.remove(OPEN_CLASS);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    closeExcept(panel);
    panel?.classList.toggle(OPEN_CLASS);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeExcept(null);
  });
}

/** Menus and panels are popovers; older browsers get a polyfill, which no other browser downloads. */
export async function polyfillPopover(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  try {
    await import(/* webpackChunkName: "popover" */ '@oddbird/popover-polyfill');
  } catch (error) {
    // E.g. a network that fails. The product starts without it.
    console.warn(error);
    togglePanelsOnClick();
  }
}
