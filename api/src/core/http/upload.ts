import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Upload, UploadSpec } from '@surco/shared/contract/calls';
import { z } from 'zod';
import { sha256 } from '../sha256';
import { Failure } from './httpError';

const fileField = 'file';

/** An uploaded file. Its JSON is its digest, so that the same file counts as the same request (Idempotency-Key). */
class ReceivedFile implements Upload {
  constructor(
    readonly name: string,
    readonly content: Buffer,
  ) {}

  toJSON(): { name: string; sha256: string } {
    return { name: this.name, sha256: sha256(this.content) };
  }
}

/** Checks that a form with a file arrived, and documents that form. */
export const uploadSchema = z
  .custom<ReceivedFile>((value) => value instanceof ReceivedFile, { error: 'Elija un archivo.', path: [fileField] })
  .meta({ type: 'object', properties: { [fileField]: { type: 'string', format: 'binary' } }, required: [fileField] });

const createMalformedFormError = (): Failure =>
  new Failure('JSON_INVALIDO', { text: 'El formulario con el archivo no se pudo leer.' });
const createMissingFileError = (): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path: fileField, message: 'Elija un archivo.' }] });
const createFileTooLargeError = ({ maxBytes }: UploadSpec): Failure =>
  new Failure('DEMASIADO_GRANDE', { text: `El archivo pesa más de ${maxBytes / 1024 / 1024} MB. Divídalo en varios.` });
const createUnexpectedFieldError = (name: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path: name, message: 'Este dato no se admite.' }] });

const hasContentType = (headers: object): headers is BusboyHeaders => 'content-type' in headers;

function createFormParser(headers: BusboyHeaders, { maxBytes }: UploadSpec) {
  try {
    return new Busboy({ headers, limits: { fileSize: maxBytes, files: 1, fields: 1, parts: 3 } });
  } catch {
    throw createMalformedFormError();
  }
}

/**
 * Reads a form with exactly one file; buffers at most `spec.maxBytes`.
 * @throws Failure 400 for another form, 413 for a file too big
 */
export function readUpload(stream: Readable, headers: object, spec: UploadSpec): Promise<ReceivedFile> {
  return new Promise((resolve, reject) => {
    if (!hasContentType(headers)) throw createMalformedFormError();
    const form = createFormParser(headers, spec);
    let received: ReceivedFile | null = null;
    const fail = (failure: Failure) => {
      stream.unpipe(form);
      stream.resume();
      reject(failure);
    };
    const collect = (name: string, file: BusboyFileStream, fileName: string | undefined) => {
      const chunks: Buffer[] = [];
      if (name !== fileField) fail(createUnexpectedFieldError(name));
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => fail(createFileTooLargeError(spec)));
      file.on('error', () => fail(createMalformedFormError()));
      file.on('end', () => {
        received = new ReceivedFile(
          basename((fileName ?? '').replaceAll('\\', '/')).slice(0, 200),
          Buffer.concat(chunks),
        );
      });
    };
    form.on('file', collect);
    form.on('field', (name) => fail(createUnexpectedFieldError(name)));
    form.on('filesLimit', () => fail(createUnexpectedFieldError(fileField)));
    form.on('error', () => fail(createMalformedFormError()));
    form.on('finish', () => (received ? resolve(received) : reject(createMissingFileError())));
    stream.on('error', () => fail(createMalformedFormError()));
    stream.pipe(form);
  });
}
