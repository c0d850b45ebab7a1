import { foldText } from '@surco/shared/domain';
import type { SearchGroup, SearchItem } from './searchItem';

const splitWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether every word of the text starts a word of the item; accents and case do not count. */
export function matchesItem({ title, detail = '' }: SearchItem, text: string): boolean {
  const words = splitWords(`${title} ${detail}`);
  return splitWords(text).every((part) => words.some((word) => word.startsWith(part)));
}

/** How well the title fits the text: 3 equal, 2 starts with it, 1 a later word starts with it, 0 otherwise. */
export function scoreItem({ title }: SearchItem, text: string): number {
  const [folded, searched] = [foldText(title), foldText(text)];
  if (folded === searched) return 3;
  if (folded.startsWith(searched)) return 2;
  return folded.includes(` ${searched}`) ? 1 : 0;
}

/**
 * Sorts items within their groups, and the groups by their best item; equal ones stay in order. Groups without items
 * are left out.
 */
export function rankGroups(groups: readonly SearchGroup[], text: string): SearchGroup[] {
  const getScore = (item: SearchItem): number => (item.kind === 'list' ? -1 : scoreItem(item, text));
  const getBestScore = ({ items }: SearchGroup): number => Math.max(...items.map(getScore));
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ label, items }) => ({ label, items: [...items].sort((a, b) => getScore(b) - getScore(a)) }))
    .sort((a, b) => getBestScore(b) - getBestScore(a));
}
