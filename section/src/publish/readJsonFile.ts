import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Reads a JSON document of a build. @throws with every field that is not valid */
export async function readJsonFile<S extends z.ZodType>(folder: string, file: string, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${join(folder, file)}: ${z.prettifyError(parsed.error)}`);
}
