/**
 * A complete e-mail address: ASCII characters, and a domain with a dot. It is the expression of zod's `z.email()`, stated
 * here so that the forms report the same addresses as the API.
 */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
