export { getImageUrl } from './get-image-url';
export { ImageButton } from './image-button';
export { toDataUrl } from './to-data-url';
export { toImageForm } from './to-image-form';
