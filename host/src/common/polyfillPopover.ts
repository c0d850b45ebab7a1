/** Menus and panels are popovers; older browsers get a polyfill, which no other browser downloads. */
export async function polyfillPopover(): Promise<void> {
  if (!('popover' in HTMLElement.prototype))
    await import(/* webpackChunkName: "popover" */ '@oddbird/popover-polyfill');
}
