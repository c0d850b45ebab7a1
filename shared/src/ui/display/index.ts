export { copyToClipboard } from './copy-to-clipboard';
export { Icon, type IconName } from './icon';
export { LinkTabs } from './link-tabs';
export { Money } from './money';
export { StatusTag, ToneTag, type Tone } from './status-tag';
export { useLazy } from './use-lazy';
export { useDeferredOpen } from './use-deferred-open';
export { useIsPhone } from './use-is-phone';
export { watchPrinting } from './watch-printing';
