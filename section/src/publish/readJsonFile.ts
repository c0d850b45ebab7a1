import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFieldErrors } from '@surco/shared/federation/build';
import type { z } from 'zod';

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${String(cause)}`, { cause });
  }
}

/** Reads a JSON document of a build. @throws with its path and every field that is not valid */
export async function readJsonFile<S extends z.ZodType>(folder: string, file: string, schema: S): Promise<z.output<S>> {
  const path = join(folder, file);
  const parsed = schema.safeParse(parseJson(await readFile(path, 'utf8'), path));
  if (parsed.success) return parsed.data;
  throw new Error(`${path} is not valid: ${describeFieldErrors(parsed.error)}`);
}
