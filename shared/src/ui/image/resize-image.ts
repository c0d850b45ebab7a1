import { imageLimits, type ImageKind } from '../../domain/imageLimits';

/** What a device tries to read; a photo of a phone has up to 15 MB. */
const MAX_FILE_BYTES = 40 * 1024 * 1024;

const texts = {
  heavy: 'La imagen pesa demasiado. Elija una de 40 MB o menos.',
  unreadable: 'Este dispositivo no puede leer el archivo como imagen. Elija una foto JPEG o PNG.',
  notReduced: 'La imagen no se pudo reducir lo suficiente. Elija otra.',
};

/** Why a chosen file is no picture; the message is for the user. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

interface Encoding {
  type: 'image/jpeg' | 'image/png';
  quality?: number;
}

/** Tried one after the other until the picture is small enough. A logo keeps its transparency if it can. */
const encodings: Readonly<Record<Exclude<ImageKind, 'signature'>, readonly Encoding[]>> = {
  logo: [{ type: 'image/png' }, { type: 'image/jpeg', quality: 0.85 }],
  photo: [0.8, 0.6, 0.4].map((quality) => ({ type: 'image/jpeg', quality })),
};

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new ImageError(texts.unreadable);
  }
  return image;
}

function draw(image: HTMLImageElement, kind: ImageKind, { type }: Encoding): HTMLCanvasElement {
  const { maxWidth, maxHeight } = imageLimits[kind];
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new ImageError(texts.unreadable);
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, { type, quality }: Encoding): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Draws a picture again at the size of its kind, upright and without metadata, such as the place of a photo.
 * @throws ImageError when the file is no picture that this device reads
 */
export async function resizeImage(file: Blob, kind: Exclude<ImageKind, 'signature'>): Promise<Blob> {
  if (file.size > MAX_FILE_BYTES) throw new ImageError(texts.heavy);
  const url = URL.createObjectURL(file);
  try {
    const image = await decode(url);
    for (const encoding of encodings[kind]) {
      const blob = await encode(draw(image, kind, encoding), encoding);
      if (blob && blob.size <= imageLimits[kind].maxBytes) return blob;
    }
    throw new ImageError(texts.notReduced);
  } finally {
    URL.revokeObjectURL(url);
  }
}
