/** The body of a call that takes a picture. */
export function toImageForm(image: Blob): FormData {
  const form = new FormData();
  form.append('file', image, image.type === 'image/png' ? 'imagen.png' : 'imagen.jpg');
  return form;
}
