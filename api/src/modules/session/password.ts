import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory and rounds that OWASP asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashSecret = (secret: string): Promise<string> => hash(secret, cost);

const nobody = hashSecret('nobody');

/** Whether a secret fits its digest; without a digest it takes the same time and is false. */
export async function verifySecret(digest: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await verify(digest ?? (await nobody), secret);
  return fits && digest !== null && digest !== undefined;
}
