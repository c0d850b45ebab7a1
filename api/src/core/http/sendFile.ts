import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that a handler returns. */
export interface FileResponse {
  /** File name of the download; may contain any characters. */
  name: string;
  /** A stream is destroyed when the client disconnects. */
  content: Buffer | Readable;
  /** Opened in the browser rather than saved. */
  inline?: boolean;
  /** The media type, where the call has several; default: that of the call. */
  type?: string;
}

/** Percent-encodes a file name by RFC 5987. */
const percentEncode = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const toAsciiName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.\- ]/g, '_');

/** An ASCII name for old clients, and the full name for all others, encoded so that it cannot add header fields. */
const formatContentDisposition = ({ name, inline = false }: Pick<FileResponse, 'name' | 'inline'>): string =>
  `${inline ? 'inline' : 'attachment'}; filename="${toAsciiName(name)}"; filename*=UTF-8''${percentEncode(name)}`;

export const sendFile = (reply: FastifyReply, type: string, file: FileResponse): FastifyReply =>
  reply
    .type(file.type ?? type)
    .header('content-disposition', formatContentDisposition(file))
    .send(file.content);
