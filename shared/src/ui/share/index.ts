export type { PaperToShare } from './paper-to-share';
export { useShare } from './use-share';
export { useShareText } from './use-share-text';
