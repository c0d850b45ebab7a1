import type { z } from 'zod';
import type { Role } from './roles';

/** Who may make a call: anyone at all, anyone signed in, or these roles. */
export type Who = 'anyone' | 'signedIn' | readonly Role[];

/** What may be sent as a file: bytes at most, and the kind of file for people to choose from. */
export interface UploadSpec {
  readonly maxBytes: number;
  /** As an `<input type="file" accept>` has it. */
  readonly accept: string;
}

/** A file as the server's handler gets it. */
export interface Upload {
  /** Without folders; '' when the client gave none. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** One call of the table: what it is for, who may make it, what goes in and what comes out. */
export interface CallSpec {
  /** Spanish, for /api/docs. */
  readonly summary: string;
  readonly who: Who;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What `data` carries; one row of it where the call is paged. */
  readonly data: z.ZodType;
  readonly paged?: true;
  /** Answers this media type instead of JSON; `data` is then {@link fileData}. */
  readonly file?: string;
  /** Goes on answering, as server-sent events; `data` is what each of them carries. */
  readonly stream?: true;
  /** Takes `multipart/form-data` with one file, in the field `file`, instead of a JSON body. */
  readonly upload?: UploadSpec;
  /** Open to a consultant who has not accepted the terms yet (N-07). */
  readonly beforeTerms?: true;
  /** Needs no API key. */
  readonly noKey?: true;
}

/** Declares a call; keeps its exact type. */
export const call = <const C extends CallSpec>(spec: C): C => spec;
