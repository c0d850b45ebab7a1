import type { z } from 'zod';
import type { CallAccess } from '../permissions';

/** The file of an upload: maximum size in bytes and file type. */
export interface UploadSpec {
  readonly maxBytes: number;
  /** Value of the attribute `accept` of `<input type="file">`. */
  readonly accept: string;
  /** Maximum number of files; `maxBytes` then applies to all together. Default: exactly one file. */
  readonly maxFiles?: number;
  /** Further fields of the form, all optional, each a JSON text. */
  readonly fields?: readonly string[];
}

/** An uploaded file as the server's handler receives it. */
export interface Upload {
  /** Without folders; '' when the client gave none. */
  readonly name: string;
  readonly content: Uint8Array;
  /** The further fields of the form, as they were sent. */
  readonly fields: Readonly<Record<string, string>>;
}

/** One call of the table: purpose, permissions, request and response. */
export interface CallSpec {
  /** For /api/docs. */
  readonly summary: string;
  readonly access: CallAccess;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.core.$ZodType;
  /** Default: see {@link getMaxBodyBytes}. */
  readonly maxBodyBytes?: number;
  /** Schema of `data` in the response; of one row when the call is paged. */
  readonly data: z.ZodType;
  readonly paged?: true;
  /** Media type of the response if it is a file instead of JSON; `data` is then {@link fileData}. */
  readonly file?: string;
  /** The response is a stream of server-sent events; `data` is the schema of one event. */
  readonly stream?: true;
  /** Takes `multipart/form-data` with files in the field `file`, instead of a JSON body. */
  readonly upload?: UploadSpec;
  /** Allowed for a consultant who has not accepted the terms yet (N-07). With access `anyone` no user is checked. */
  readonly beforeTerms?: true;
  /** Open to a user who must set up a second factor first. With access `anyone` no user is checked. */
  readonly beforeSecondFactor?: true;
  /** Also open to the publishing token of a team (`Authorization: Bearer …`), without API key and session. */
  readonly sectionToken?: true;
  /**
   * Needs no API key, which is that of the client and not of a user (`apiKey` of the run-time configuration): for what a
   * browser requests by itself.
   */
  readonly noKey?: true;
}

const kilobyte = 1_024;

/** Largest JSON body of a call: by default 16 KB without a session, else 64 KB. */
export const getMaxBodyBytes = ({ access, maxBodyBytes }: CallSpec): number =>
  maxBodyBytes ?? (access === 'anyone' ? 16 : 64) * kilobyte;

/** Declares a call and preserves its exact type. */
export const defineCall = <const C extends CallSpec>(spec: C): C => spec;
