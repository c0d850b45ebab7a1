import type { Token, Tokens } from 'marked';

/** All tokens of a text, also those inside of others. */
export function flattenTokens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const items = token.type === 'list' ? (token as Tokens.List).items : [];
    const cells =
      token.type === 'table' ? [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].flat() : [];
    const inner = 'tokens' in token && token.tokens ? token.tokens : [];
    return [token, ...flattenTokens([...inner, ...items, ...cells.flatMap((cell) => cell.tokens)])];
  });
}

/** The names in bold: buttons, fields and other texts of the screen. */
export const listLabels = (tokens: readonly Token[]): string[] =>
  flattenTokens(tokens).flatMap((token) => (token.type === 'strong' ? [(token as Tokens.Strong).text] : []));

/** Names of the picture files. */
export const listPictures = (tokens: readonly Token[]): string[] =>
  flattenTokens(tokens).flatMap((token) => (token.type === 'image' ? [(token as Tokens.Image).href] : []));

/** Addresses of links. */
export const listLinks = (tokens: readonly Token[]): string[] =>
  flattenTokens(tokens).flatMap((token) => (token.type === 'link' ? [(token as Tokens.Link).href] : []));
