/**
 * Adds browser features that jsdom lacks: encoders, message channels, media queries, resize observers, dialogs, popovers,
 * structured clones.
 */
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

/**
 * jsdom hides popovers, but has no method that shows them. The others are rules of antd, of whose style sheets pages of
 * `renderPage` have none: what hides something, and what puts a space between the parts of a name.
 */
const STYLES = `
  [popover] { display: block; }
  .ant-btn > span { display: inline-flex; }
  .ant-select-dropdown-hidden, .ant-picker-dropdown-hidden { display: none; }
  .ant-input-clear-icon-hidden { visibility: hidden; }`;

Object.assign(globalThis, { TextEncoder, TextDecoder });

// IndexedDB clones the values that it stores.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });

  // jsdom 26, which other repositories use, reports an error for a pseudo element: the style of the element itself is
  // returned instead.
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element: Element) => computed(element);

  document.head.insertAdjacentHTML('beforeend', `<style>${STYLES}</style>`);

  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };

  class StillResizeObserver implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  window.ResizeObserver ??= StillResizeObserver;

  /** Sends each message as a task, which is enough to open a select. Node's channel would keep the process alive. */
  class TaskChannel {
    port1: { onmessage: (() => void) | null } = { onmessage: null };
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  }
  Object.assign(globalThis, { MessageChannel: TaskChannel });
}
