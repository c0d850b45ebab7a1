import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { invalidTextMessage, isStorableText, type Upload, type UploadSpec } from '@surco/shared/contract/calls';
import { unexpectedMessage } from '@surco/shared/records/validationMessages';
import { z } from 'zod';
import { sha256 } from '../sha256';
import { HttpError, createFieldError } from './httpError';

const fileField = 'file';

/**
 * An uploaded file. Its JSON is its name, its digest and the further fields, so that the same file counts as the same
 * request (Idempotency-Key).
 */
class ReceivedFile implements Upload {
  constructor(
    readonly name: string,
    readonly content: Buffer,
    readonly fields: Readonly<Record<string, string>>,
  ) {}

  toJSON(): { name: string; sha256: string } & Readonly<Record<string, string>> {
    return { ...this.fields, name: this.name, sha256: sha256(this.content) };
  }
}

const fileJsonSchema = { type: 'string', format: 'binary' };
const buildFormJsonSchema = (property: object, fields: readonly string[]) => ({
  type: 'object' as const,
  properties: { [fileField]: property, ...Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) },
  required: [fileField],
});
const isReceivedFile = (value: unknown): boolean => value instanceof ReceivedFile;
const isFileList = (value: unknown): boolean => Array.isArray(value) && value.every(isReceivedFile);

/** Checks that a form with one file, or with several, arrived, and documents that form. */
export const createUploadSchema = ({ maxFiles, fields = [] }: UploadSpec) =>
  z
    .custom(maxFiles ? isFileList : isReceivedFile, { error: 'Elija un archivo.', path: [fileField] })
    .meta(buildFormJsonSchema(maxFiles ? { type: 'array', items: fileJsonSchema } : fileJsonSchema, fields));

const createMalformedFormError = (): HttpError =>
  new HttpError('JSON_INVALIDO', { text: 'El formulario con el archivo no se pudo leer.' });
const createMissingFileError = (): HttpError => createFieldError(fileField, 'Elija un archivo.');
const createFileTooLargeError = ({ maxBytes, accept }: UploadSpec): HttpError =>
  new HttpError('DEMASIADO_GRANDE', {
    text: accept.startsWith('image/')
      ? `La imagen pesa más de ${maxBytes / 1024} KB. Elija otra.`
      : `El archivo pesa más de ${maxBytes / 1024 / 1024} MB. Divídalo en varios.`,
  });
const createFilesTooLargeError = ({ maxBytes, maxFiles }: UploadSpec): HttpError =>
  new HttpError('DEMASIADO_GRANDE', {
    text: `Los archivos son más de ${maxFiles} o pesan juntos más de ${maxBytes / 1024 / 1024} MB.`,
  });
const createUnexpectedFieldError = (name: string): HttpError => createFieldError(name, unexpectedMessage);

const createTooLargeError = (spec: UploadSpec): HttpError =>
  spec.maxFiles ? createFilesTooLargeError(spec) : createFileTooLargeError(spec);

/** Bytes of a form beside its files and further fields, at most. */
const formBytes = 64 * 1024;
/** Bytes of one further field: as many as a decision for each of 20,000 rows takes. */
const fieldBytes = 512 * 1024;

/** Refuses a form by the size that it declares, before it is read. @throws HttpError 413 */
export function assertDeclaredSize(headers: object, spec: UploadSpec): void {
  const declared = 'content-length' in headers ? Number(headers['content-length']) : 0;
  if (declared > spec.maxBytes + formBytes + (spec.fields?.length ?? 0) * fieldBytes) throw createTooLargeError(spec);
}

const hasContentType = (headers: object): headers is BusboyHeaders => 'content-type' in headers;

function createFormParser(headers: BusboyHeaders, { maxBytes, maxFiles = 1, fields = [] }: UploadSpec) {
  // One more than allowed, so that it is named.
  const limits = { fileSize: maxBytes, files: maxFiles, fields: fields.length + 1, fieldSize: fieldBytes };
  try {
    return new Busboy({ headers, limits: { ...limits, parts: maxFiles + fields.length + 2 } });
  } catch {
    throw createMalformedFormError();
  }
}

/**
 * Reads a form with exactly one file, or with up to `spec.maxFiles`; buffers at most `spec.maxBytes`.
 * @throws HttpError 400 for another form, 413 for files too big or too many
 */
export function readUploads(stream: Readable, headers: object, spec: UploadSpec): Promise<ReceivedFile[]> {
  return new Promise((resolve, reject) => {
    if (!hasContentType(headers)) throw createMalformedFormError();
    const form = createFormParser(headers, spec);
    const received: ReceivedFile[] = [];
    const fields: Record<string, string> = {};
    let receivedBytes = 0;
    const fail = (error: HttpError) => {
      stream.unpipe(form);
      stream.resume();
      reject(error);
    };
    const collect = (name: string, file: BusboyFileStream, fileName: string | undefined) => {
      const chunks: Buffer[] = [];
      const givenName = basename((fileName ?? '').replaceAll('\\', '/')).slice(0, 200);
      if (name !== fileField) fail(createUnexpectedFieldError(name));
      if (!isStorableText(givenName)) fail(createFieldError(fileField, invalidTextMessage));
      file.on('data', (chunk: Buffer) => {
        receivedBytes += chunk.length;
        if (receivedBytes > spec.maxBytes) fail(createTooLargeError(spec));
        else chunks.push(chunk);
      });
      file.on('limit', () => fail(createTooLargeError(spec)));
      file.on('error', () => fail(createMalformedFormError()));
      file.on('end', () => received.push(new ReceivedFile(givenName, Buffer.concat(chunks), fields)));
    };
    form.on('file', collect);
    form.on('field', (name, value, _isNameCut, isCut) => {
      if (!spec.fields?.includes(name) || name in fields) fail(createUnexpectedFieldError(name));
      else if (isCut) fail(createTooLargeError(spec));
      else fields[name] = value;
    });
    form.on('filesLimit', () =>
      fail(spec.maxFiles ? createTooLargeError(spec) : createUnexpectedFieldError(fileField)),
    );
    form.on('error', () => fail(createMalformedFormError()));
    form.on('finish', () => (received.length > 0 ? resolve(received) : reject(createMissingFileError())));
    stream.on('error', () => fail(createMalformedFormError()));
    stream.pipe(form);
  });
}
