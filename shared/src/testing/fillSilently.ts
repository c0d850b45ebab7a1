/** Fills a field as some browsers do it for a saved password: without an event, and unseen by React. */
export function fillSilently(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
}
