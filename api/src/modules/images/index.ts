export { checkImage } from './checkImage';
export { imageRoutes } from './routes';
export { inlineImage, insertImage } from './store';
