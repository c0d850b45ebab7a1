import type { FastifyReply } from 'fastify';

/** A file as a handler returns it. */
export interface FileAnswer {
  /** As the person will find it on disk; any letters. */
  name: string;
  content: Buffer;
  /** Opened in the browser rather than saved. */
  inline?: boolean;
}

/** What a name may hold unencoded by RFC 5987, beside letters and digits. */
const encode = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.\- ]/g, '_');

/** Security 23: the name in plain signs for old clients, and whole, percent-encoded, for all others. */
const contentDisposition = ({ name, inline = false }: Pick<FileAnswer, 'name' | 'inline'>): string =>
  `${inline ? 'inline' : 'attachment'}; filename="${plain(name)}"; filename*=UTF-8''${encode(name)}`;

export const sendFile = (reply: FastifyReply, type: string, file: FileAnswer): FastifyReply =>
  reply.type(type).header('content-disposition', contentDisposition(file)).send(file.content);
