export { useShareText } from './use-share-text';
