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

const malformedFormError = (): Failure =>
  new Failure('JSON_INVALIDO', { text: 'El formulario con el archivo no se pudo leer.' });
const missingFileError = (): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path: fileField, message: 'Elija un archivo.' }] });
const fileTooLargeError = ({ maxBytes }: UploadSpec): Failure =>
  new Failure('DEMASIADO_GRANDE', { text: `El archivo pesa más de ${maxBytes / 1024 / 1024} MB. Divídalo en varios.` });
const unexpectedFieldError = (name: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path: name, message: 'Este dato no se admite.' }] });

const hasContentType = (headers: object): headers is BusboyHeaders => 'content-type' in headers;

function createFormParser(headers: BusboyHeaders, { maxBytes }: UploadSpec) {
  try {
    return new Busboy({ headers, limits: { fileSize: maxBytes, files: 1, fields: 1, parts: 3 } });
  } catch {
    throw malformedFormError();
  }
}

/**
 * Reads a form with exactly one file; buffers at most `spec.maxBytes`.
 * @throws Failure 400 for another form, 413 for a file too big
 */
export function readUpload(stream: Readable, headers: object, spec: UploadSpec): Promise<ReceivedFile> {
  return new Promise((resolve, reject) => {
    if (!hasContentType(headers)) throw malformedFormError();
    const form = createFormParser(headers, spec);
    let received: ReceivedFile | null = null;
    const fail = (failure: Failure) => {
      stream.unpipe(form);
      stream.resume();
      reject(failure);
    };
    const collect = (name: string, file: BusboyFileStream, fileName: string | undefined) => {
      const chunks: Buffer[] = [];
      if (name !== fileField) fail(unexpectedFieldError(name));
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => fail(fileTooLargeError(spec)));
      file.on('error', () => fail(malformedFormError()));
      file.on('end', () => {
        received = new ReceivedFile(
          basename((fileName ?? '').replaceAll('\\', '/')).slice(0, 200),
          Buffer.concat(chunks),
        );
      });
    };
    form.on('file', collect);
    form.on('field', (name) => fail(unexpectedFieldError(name)));
    form.on('filesLimit', () => fail(unexpectedFieldError(fileField)));
    form.on('error', () => fail(malformedFormError()));
    form.on('finish', () => (received ? resolve(received) : reject(missingFileError())));
    stream.on('error', () => fail(malformedFormError()));
    stream.pipe(form);
  });
}
