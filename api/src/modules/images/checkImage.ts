import { imageLimits, type ImageKind, type ImageMediaType } from '@surco/shared/domain';
import { createFieldError } from '../../core/http/httpError';
import type { ReadImage } from './readImage';
import { isJpeg, readJpeg } from './readJpeg';
import { isPng, readPng } from './readPng';

export interface CheckedImage extends Omit<ReadImage, 'isBlank'> {
  mediaType: ImageMediaType;
}

const readers = [
  { mediaType: 'image/png', isOfType: isPng, read: readPng },
  { mediaType: 'image/jpeg', isOfType: isJpeg, read: readJpeg },
] as const;

const formatNames: Readonly<Record<ImageMediaType, string>> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG' };

const getMessages = (kind: ImageKind) => {
  const { maxBytes, maxWidth, maxHeight, mediaTypes } = imageLimits[kind];
  const formats = mediaTypes.map((type) => formatNames[type]).join(' o ');
  return {
    heavy: `La imagen pesa más de ${maxBytes / 1024} KB. Elija otra.`,
    format: `El archivo no es una imagen ${formats}. Elija otro.`,
    damaged: 'La imagen está incompleta o dañada. Elíjala otra vez o use otra.',
    large: `La imagen mide más de ${maxWidth} por ${maxHeight} puntos. Elija otra.`,
    blank: 'Falta la firma. Firme en el recuadro o entregue sin firma.',
  };
};

/**
 * Checks a picture by its content, whatever its name says, and returns it without metadata (ADR 47).
 * @param path the field of the error
 * @throws HttpError 400 for anything but an intact picture of this kind
 */
export function checkImage(bytes: Uint8Array, kind: ImageKind, path: string): CheckedImage {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const limit = imageLimits[kind];
  const messages = getMessages(kind);
  const fail = (problem: keyof typeof messages) => createFieldError(path, messages[problem]);
  if (content.length > limit.maxBytes) throw fail('heavy');
  const reader = readers.find(({ isOfType }) => isOfType(content));
  if (!reader || !limit.mediaTypes.some((type) => type === reader.mediaType)) throw fail('format');
  const image = reader.read(content, limit);
  if (typeof image === 'string') throw fail(image);
  if (kind === 'signature' && image.isBlank) throw fail('blank');
  const { isBlank: _, ...checked } = image;
  return { ...checked, mediaType: reader.mediaType };
}
