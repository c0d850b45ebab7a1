export { getImageUrl } from './get-image-url';
export { ImageButton } from './image-button';
export { toDataUrl } from '../../platform';
export { toImageForm } from './to-image-form';
