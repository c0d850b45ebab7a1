import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Upload, UploadSpec } from '@surco/shared/contract/call';
import { z } from 'zod';
import { Failure } from './failure';

const field = 'file';

/** A file that somebody sent. As JSON it is its digest, so that the same file is the same request (Idempotency-Key). */
class ReceivedFile implements Upload {
  constructor(
    readonly name: string,
    readonly content: Buffer,
  ) {}

  toJSON(): { name: string; sha256: string } {
    return { name: this.name, sha256: createHash('sha256').update(this.content).digest('base64url') };
  }
}

/** Holds that a form with a file arrived at all; documented as the form it is. */
export const uploadSchema = z
  .custom<ReceivedFile>((value) => value instanceof ReceivedFile, { error: 'Elija un archivo.', path: [field] })
  .meta({ type: 'object', properties: { [field]: { type: 'string', format: 'binary' } }, required: [field] });

const malformed = (): Failure =>
  new Failure('JSON_INVALIDO', { text: 'El formulario con el archivo no se pudo leer.' });
const missing = (): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path: field, message: 'Elija un archivo.' }] });
const tooBig = ({ maxBytes }: UploadSpec): Failure =>
  new Failure('DEMASIADO_GRANDE', { text: `El archivo pesa más de ${maxBytes / 1024 / 1024} MB. Divídalo en varios.` });
const unexpected = (name: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path: name, message: 'Este dato no se admite.' }] });

const isHeaders = (headers: object): headers is BusboyHeaders => 'content-type' in headers;

function formOf(headers: BusboyHeaders, { maxBytes }: UploadSpec) {
  try {
    return new Busboy({ headers, limits: { fileSize: maxBytes, files: 1, fields: 1, parts: 3 } });
  } catch {
    throw malformed();
  }
}

/**
 * Reads a form that carries one file and nothing else, never keeping more than its limit.
 * @throws Failure 400 for another form, 413 for a file too big
 */
export function readUpload(stream: Readable, headers: object, spec: UploadSpec): Promise<ReceivedFile> {
  return new Promise((resolve, reject) => {
    if (!isHeaders(headers)) throw malformed();
    const form = formOf(headers, spec);
    let received: ReceivedFile | null = null;
    const fail = (failure: Failure) => {
      stream.unpipe(form);
      stream.resume();
      reject(failure);
    };
    const collect = (name: string, file: BusboyFileStream, fileName: string | undefined) => {
      const chunks: Buffer[] = [];
      if (name !== field) fail(unexpected(name));
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => fail(tooBig(spec)));
      file.on('error', () => fail(malformed()));
      file.on('end', () => {
        received = new ReceivedFile(
          basename((fileName ?? '').replaceAll('\\', '/')).slice(0, 200),
          Buffer.concat(chunks),
        );
      });
    };
    form.on('file', collect);
    form.on('field', (name) => fail(unexpected(name)));
    form.on('filesLimit', () => fail(unexpected(field)));
    form.on('error', () => fail(malformed()));
    form.on('finish', () => (received ? resolve(received) : reject(missing())));
    stream.on('error', () => fail(malformed()));
    stream.pipe(form);
  });
}
