import {
  compareMoney,
  formatMoney,
  isRecordDate,
  isOpenFor,
  limits,
  type Money,
  type Problem,
  type SeasonWindow,
  stockProblems,
  unpaidRefusal,
  validateLines,
} from '@surco/shared/domain';
import { texts, wordsOf } from '../texts';
import { type DocumentDraft, fractionOf, type LineDraft } from './draft';
import type { Offer } from './offers';
import { kindOf, type Mode } from './origin';

/** What a document is checked against: the answers seen last. */
export interface DocumentContext {
  readonly mode: Mode;
  readonly offers: readonly Offer[];
  readonly seasons: readonly (SeasonWindow & { readonly id: string })[];
  /** Undefined while they load. */
  readonly customers?: readonly { readonly id: string }[] | undefined;
  /** A season that stands though it has closed: an administrator mends what was sold in it. */
  readonly allowedSeasonId?: string;
  /** Bags available by product in the season chosen; undefined where it is unknown. */
  readonly available: (productId: string) => number | undefined;
  readonly today: string;
  /** The consultant belongs to no distributor, so one is to be chosen. */
  readonly choosesDistributor: boolean;
  /** What the lines come to, and what was paid towards them already. */
  readonly total: Money;
  readonly paid: Money;
  /** What a conversion asks to be paid of the DKbono. */
  readonly conversion: { readonly total: Money; readonly share: number } | null;
}

/** The season chosen, or the only one there is to choose. */
export const chosenSeason = (
  draft: Pick<DocumentDraft, 'seasonId'>,
  seasons: readonly { readonly id: string }[],
): string => draft.seasonId || (seasons.length === 1 ? (seasons[0]?.id ?? '') : '');

/** Turns a line's number (`lines.0.quantity`, as the API counts) into its product, which stays when other lines go. */
export const byProduct = (problems: readonly Problem[], lines: readonly { readonly productId: string }[]): Problem[] =>
  problems.map(({ path, message }) => ({
    message,
    path: path.replace(/^lines\.(\d+)/, (whole, index: string) => {
      const line = lines[Number(index)];
      return line ? `lines.${line.productId}` : whole;
    }),
  }));

interface Check extends Problem {
  readonly wrong: boolean;
}

const failing = (checks: readonly Check[]): Problem[] =>
  checks.flatMap(({ wrong, ...problem }) => (wrong ? [problem] : []));

/** What is no number at all; the domain's rules see the rest. */
const typingProblems = ({ discount, hectares, lot }: LineDraft, index: number): Problem[] =>
  failing([
    { path: `lines.${index}.discount`, wrong: Number.isNaN(discount), message: texts.discountFormat },
    { path: `lines.${index}.hectares`, wrong: Number.isNaN(hectares), message: texts.hectaresFormat },
    {
      path: `lines.${index}.lot`,
      wrong: lot.trim().length > limits.lot.maxLength,
      message: texts.lotTooLong(limits.lot.maxLength),
    },
  ]);

/** Whether what was chosen can be chosen no more; not while it is unknown what can. */
export const isGone = (id: string, choices: readonly { readonly id: string }[] | undefined): boolean =>
  id !== '' && choices !== undefined && !choices.some((choice) => choice.id === id);

function headProblems(draft: DocumentDraft, context: DocumentContext): Problem[] {
  const { mode, seasons, customers, allowedSeasonId, today, choosesDistributor } = context;
  const words = wordsOf(mode);
  const season = seasons.find(({ id }) => id === chosenSeason(draft, seasons));
  const mayStand = season !== undefined && (season.id === allowedSeasonId || isOpenFor(kindOf(mode), season, today));
  return failing([
    { path: 'customerId', wrong: draft.customerId === '', message: texts.customerMissing },
    { path: 'customerId', wrong: isGone(draft.customerId, customers), message: texts.customerGone },
    { path: 'seasonId', wrong: !season && draft.seasonId === '', message: texts.seasonMissing },
    { path: 'seasonId', wrong: !mayStand, message: words.seasonClosed },
    {
      path: 'distributorId',
      wrong: choosesDistributor && draft.distributorId === '',
      message: texts.distributorMissing,
    },
    { path: 'date', wrong: !isRecordDate(draft.date), message: words.dateMissing },
    { path: 'date', wrong: draft.date > today, message: words.dateFuture },
    {
      path: 'notes',
      wrong: draft.notes.trim().length > limits.notes.maxLength,
      message: texts.notesTooLong(limits.notes.maxLength),
    },
  ]);
}

/** What was paid may not exceed the total, and a conversion asks for a share of the DKbono to be paid. */
function paidProblems({ mode, total, paid, conversion }: DocumentContext): Problem[] {
  const unpaid = conversion && unpaidRefusal({ total: conversion.total, paid }, conversion.share);
  return [
    ...(unpaid ? [{ path: 'voucherId', message: unpaid.message }] : []),
    ...failing([
      { path: 'lines', wrong: compareMoney(paid, total) > 0, message: wordsOf(mode).overpaid(formatMoney(paid)) },
    ]),
  ];
}

/** One sentence per field: the first is the one to mend first. */
function firstOfEach(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

type LinesContext = Pick<DocumentContext, 'offers' | 'available'>;

/** Of a product that has gone there is nothing to mend but that. */
const isBesideThePoint = (path: string, gone: readonly LineDraft[]): boolean =>
  gone.some(({ productId }) => path.startsWith(`lines.${productId}.`) && path !== `lines.${productId}.productId`);

/** What is wrong with lines, each named by its product. */
export function linesProblems(lines: readonly LineDraft[], { offers, available }: LinesContext): Problem[] {
  const entries = lines.map((line) => ({ ...line, discount: fractionOf(line.discount) }));
  const found = [
    ...lines.flatMap(typingProblems),
    ...validateLines(entries, offers),
    ...stockProblems(entries, offers, available),
  ];
  const gone = lines.filter(({ productId }) => !offers.some(({ id }) => id === productId));
  return firstOfEach(byProduct(found, lines)).filter(({ path }) => !isBesideThePoint(path, gone));
}

/** Everything wrong with a draft, by the same rules as the API. */
export function draftProblems(draft: DocumentDraft, context: DocumentContext): Problem[] {
  const lines = linesProblems(draft.lines, context);
  return [
    ...firstOfEach(headProblems(draft, context)),
    ...lines,
    // A line that is still wrong counts for nothing, so the total says nothing yet.
    ...(lines.length > 0 ? [] : paidProblems(context)),
  ];
}
