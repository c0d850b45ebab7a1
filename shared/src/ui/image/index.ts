export { getImageUrl } from './get-image-url';
export { ImageButton } from './image-button';
export { toImageForm } from './to-image-form';
