/**
 * What a column says of a person, and so what becomes of it when the person is anonymized:
 * - `firstName`, `lastName`, `businessName`, `phone`, `email`, `rfc`, `address`: names the person of the row. Erased in
 *   their rows; mentions of the value are masked in every text.
 * - `detail`: another fact about the person of the row. Erased.
 * - `text`: typed by people. Erased in rows of the person; in other rows, mentions of the person are masked.
 * - `uniqueText`: the same, and no two rows may have the same text.
 * - `changes`: what the history of a document lists as changed. Handled like `text`, field by field.
 * - `secret`: a key, a hash or a token. Erased, and never part of a file for the person.
 * - `evidence`: stays for the reason given, but mentions of the person are masked.
 * - `retained`: stays as it is for the reason given.
 * - `none`: nothing of a person.
 */
export type PersonalContent =
  | 'firstName'
  | 'lastName'
  | 'businessName'
  | 'phone'
  | 'email'
  | 'rfc'
  | 'address'
  | 'detail'
  | 'text'
  | 'uniqueText'
  | 'changes'
  | 'secret'
  | 'none'
  | { readonly evidence: string }
  | { readonly retained: string };
